import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
import { endOfMonth, startOfMonth } from '#src/shared/format/days/day-arithmetic.ts'
import { viennaToday, formatDate, formatMonth } from '#src/shared/format/day.ts'
import { formatEuros } from '#src/shared/format/numbers.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { fakeQuery } from '#src/shared/query/port.fake.ts'
import { cellsByHeader } from '../../../tests/table-cells.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { activation, credit, fakeBusinessFees, fakePrivateFees, products } from './fees-port.fake.ts'
import { feeList, type feeModals, type FeesPort, type FeesSearch } from './fees-port.ts'
import { FeesTab } from './fees-tab.tsx'

async function openFees(port: FeesPort, start: Address<FeesSearch, typeof feeModals> = {}) {
  function Tab() {
    return <FeesTab port={port} {...useFakeUrlState<FeesSearch, typeof feeModals>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'fees', language: 'de' })
  await screen.findAllByText(/Treuebonus|Noch keine/)
  return view
}

const nextMonth = startOfMonth(viennaToday(), 1)
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.getByRole('button', { name })

it('lists the fees of a private customer with type, occurrence, days and product @R415 @R416 @R417', async () => {
  await openFees(fakePrivateFees())
  expect(heads()).toEqual([
    'Rechnungstext',
    'Art',
    'Betrag in Euro',
    'Beginn',
    'Geplantes Ende',
    'Tatsächliches Ende',
    'Produkt',
    'Aktionen',
  ])
  expect(cellsByHeader(screen.getByRole('row', { name: /Treuebonus/ }))).toMatchObject({
    Art: 'Gutschrift für die MonatsgebührMonatlich',
    'Betrag in Euro': '-1.250,50',
    Produkt: 'Starterseit 01.05.2023',
  })
})

it('distinguishes a monthly fee without an end from a fee that is billed once', async () => {
  const ended = {
    ...credit,
    id: 'e',
    transactionText: 'Treuebonus 2025',
    plannedEndDate: null,
    actualEndDate: '2025-12-31',
  }
  await openFees(
    fakePrivateFees([
      credit,
      { ...ended, id: 'o', transactionText: 'Ohne Ende', actualEndDate: null },
      ended,
      activation,
    ]),
  )
  const ends = (name: RegExp) => {
    const cells = cellsByHeader(screen.getByRole('row', { name }))
    return [cells['Geplantes Ende'], cells['Tatsächliches Ende']]
  }
  expect(ends(/^Treuebonus Gut/)).toEqual([formatDate(credit.plannedEndDate!), '–'])
  expect(ends(/Ohne Ende/)).toEqual(['Kein Ende', '–'])
  expect(ends(/Treuebonus 2025/)).toEqual(['Kein Ende', '31.12.2025'])
  expect(ends(/Aktivierung/)).toEqual(['–', '–'])
})

it('sorts by start, latest first, and marks the column', async () => {
  await openFees(fakePrivateFees([activation, credit]))
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Treuebonus', 'Aktivierung'])
  expect(screen.getByRole('columnheader', { name: 'Beginn' }).getAttribute('aria-sort')).toBe('descending')
})

it('offers a company its own types and no product @R417 @R482', async () => {
  const { user } = await openFees(fakeBusinessFees([{ ...credit, product: null }]))
  expect(heads()).not.toContain('Produkt')
  await user.click(button('Gebühr/Gutschrift anlegen'))
  await screen.findByRole('dialog')
  expect(within(field(/^Art/)).getAllByRole('option')).toHaveLength(1 + 7)
  expect(screen.queryByLabelText(/^Produkt/)).toBeNull()
})

it('names the product of each fee, and offers the customer’s present and former products for a new one @R347 @R480', async () => {
  const tiers = ['Starter', 'Premium', 'EmployeePremium'] as const
  const fees = tiers.map((type) => ({ ...credit, id: type, product: { type, activationDate: '2018-02-01' } }))
  await openFees(fakePrivateFees(fees), { modal: 'add' })
  const shown = screen.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent)
  expect(shown.filter((text) => text?.endsWith('seit 01.02.2018'))).toEqual([
    'Starterseit 01.02.2018',
    'Premiumseit 01.02.2018',
    'Employee Premiumseit 01.02.2018',
  ])
  const options = within(await screen.findByLabelText(/^Produkt/)).getAllByRole('option')
  expect(options.slice(1).map((option) => option.textContent)).toEqual([
    'Premium',
    'Employee Premium, aktiviert am 01.02.2018, inaktiv',
  ])
})

it('sorts types by their translated labels', async () => {
  const types = ['CREDIT_ACTIVATION_FEE', 'FEE_PRODUCT_CHANGE', 'GOODWILL_CREDIT_PAYBOX'] as const
  await openFees(fakePrivateFees(types.map((itemType) => ({ ...credit, id: itemType, itemType }))), {
    sort: 'itemType_asc',
  })
  const shown = screen.getAllByRole('row').slice(1)
  expect(shown.map((line) => cellsByHeader(line).Art)).toEqual([
    expect.stringMatching(/^Gebühr für den Tarifwechsel/),
    expect.stringMatching(/^Gutschrift für die Aktivierungsgebühr/),
    expect.stringMatching(/^Kulanzgutschrift/),
  ])
})

it('shows 15 fees on a page @R414 @R833', async () => {
  await openFees(fakePrivateFees(Array.from({ length: 16 }, (_none, index) => ({ ...credit, id: `${index}` }))))
  expect(screen.getAllByRole('row')).toHaveLength(1 + 15)
})

it('offers only actions that are still possible @R551 @R552 @R553 @R554', async () => {
  await openFees(fakePrivateFees())
  expect(row(/Treuebonus/).getAllByRole('button')).toHaveLength(2)
  expect(row(/Aktivierung/).queryAllByRole('button')).toHaveLength(0)
})

it('explains what to do when there are no fees', async () => {
  await openFees(fakePrivateFees([]))
  expect(screen.getByText(/nur Zahlungen verrechnet/)).toBeTruthy()
})

it('keeps only known sort columns in the URL', () => {
  expect(feeList.parse({ sort: 'amount_desc' })).toEqual({ sort: 'amount_desc' })
  expect(feeList.parse({ sort: 'id_asc' })).toEqual({})
})

it('requires every field, and checks days and amount by the type @R599 @R600 @R601 @R604 @R606 @R608 @R610 @R611 @R613 @R615', async () => {
  const bothActive = products.map((product) => ({ ...product, isActive: true }))
  const port = {
    ...fakePrivateFees(),
    products: () => fakeQuery(['fake', 'both'], () => Promise.resolve({ products: bothActive })),
  }
  const { user } = await openFees(port, { modal: 'add' })
  await user.click(await screen.findByRole('button', { name: 'Anlegen' }))
  for (const name of ['Art', 'Produkt', 'Betrag in Euro', 'Beginn', 'Rechnungstext']) {
    // Below the field and in the summary.
    expect(await screen.findByText(`${name}: Bitte angeben.`)).toBeTruthy()
    expect(await screen.findByRole('button', { name: `${name}: Bitte angeben.` })).toBeTruthy()
  }
  await user.selectOptions(field(/^Art/), 'MONTHLY_BASE_FEE')
  await user.type(field(/^Betrag/), '0')
  await user.clear(field(/^Beginn/))
  await user.type(field(/^Beginn/), formatDate(viennaToday()))
  await user.type(field(/^Geplantes Ende$/), formatDate(startOfMonth(nextMonth, 1)))
  await user.tab()
  expect(await screen.findByText('Bitte geben Sie einen Wert größer als 0 ein.')).toBeTruthy()
  expect(screen.getByText(`Bitte geben Sie ein Datum ab dem ${formatDate(nextMonth)} ein.`)).toBeTruthy()
  expect(screen.getByText('Bitte wählen Sie den letzten Tag eines Monats.')).toBeTruthy()
  await user.selectOptions(field(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  expect(await screen.findByText('Bitte geben Sie einen Wert kleiner als 0 ein.')).toBeTruthy()
})

it('sets the sign of the amount on blur and on Enter @R607 @R617 @R478', async () => {
  const port = fakePrivateFees()
  const { user } = await openFees(port, { modal: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Produkt/), products[1]!.productId)
  await user.selectOptions(field(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  expect(field(/^Rechnungstext/).value).toBe('Kulanzgutschrift')
  await user.type(field(/^Betrag/), '4,2')
  await user.tab()
  expect(field(/^Betrag/).value).toBe('-4,20')
  await user.clear(field(/^Betrag/))
  await user.type(field(/^Betrag/), '8,40{Enter}')
  await waitFor(() => expect(port.add.sent).toHaveLength(1))
  expect(port.add.sent[0]).toEqual({
    productId: products[1]!.productId,
    itemType: 'GOODWILL_CREDIT_PAYBOX',
    amount: -8.4,
    startDate: viennaToday(),
    plannedEndDate: null,
    transactionText: 'Kulanzgutschrift',
  })
})

it('fills in the only active product and the earliest start of the type, but replaces no start of one’s own @R609 @R610', async () => {
  const { user } = await openFees(fakePrivateFees(), { modal: 'add' })
  expect((await screen.findByLabelText<HTMLSelectElement>(/^Produkt/)).value).toBe(products[0]!.productId)
  expect(field(/^Beginn/).value).toBe('')
  await user.selectOptions(field(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  expect(field(/^Beginn/).value).toBe(formatDate(viennaToday()))
  await user.selectOptions(field(/^Art/), 'MONTHLY_BASE_FEE')
  expect(field(/^Beginn/).value).toBe(formatDate(nextMonth))
  const later = formatDate(startOfMonth(nextMonth, 1))
  await user.clear(field(/^Beginn/))
  await user.type(field(/^Beginn/), later)
  await user.selectOptions(field(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  expect(field(/^Beginn/).value).toBe(later)
})

it('closes without a question while only the product is filled in', async () => {
  const { user } = await openFees(fakePrivateFees(), { modal: 'add' })
  await screen.findByLabelText(/^Produkt/)
  await user.click(button('Abbrechen'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says what is left for one-time credits in the month of the start @R618', async () => {
  const given = { ...credit, itemType: 'GOODWILL_CREDIT_PAYBOX', startDate: viennaToday(), amount: -12.5 } as const
  const { user } = await openFees(fakePrivateFees([{ ...given, transactionText: 'Treuebonus' }]), { modal: 'add' })
  const left = () => screen.queryByText(/für einmalige Gutschriften frei/)?.textContent
  const monthName = (day: string) => formatMonth(day.slice(0, 7), 'de')
  await user.selectOptions(await screen.findByLabelText(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  expect(left()).toContain(
    `Im ${monthName(viennaToday())} sind noch ${formatEuros(monthlyCreditLimit - 12.5)} für einmalige Gutschriften frei.`,
  )
  await user.clear(field(/^Beginn/))
  expect(left()).toBeUndefined()
  await user.type(field(/^Beginn/), formatDate(nextMonth))
  expect(left()).toContain(`Im ${monthName(nextMonth)} sind noch ${formatEuros(monthlyCreditLimit)}`)
  await user.selectOptions(field(/^Art/), 'CREDIT_MONTHLY_BASE_FEE')
  expect(left()).toBeUndefined()
})

it('refuses more than two decimals and more than 80 characters @R602 @R616', async () => {
  const port = fakePrivateFees()
  const { user } = await openFees(port, { modal: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Art/), 'ACTIVATION_FEE')
  await user.type(field(/^Betrag/), '4,256')
  await user.type(field(/^Rechnungstext/), 'x'.repeat(81))
  await user.click(button('Anlegen'))
  expect(await screen.findByText(/Bitte geben Sie einen Betrag wie 12,50/)).toBeTruthy()
  expect(screen.getByText('Bitte geben Sie höchstens 80 Zeichen ein.')).toBeTruthy()
  expect(port.add.sent).toEqual([])
})

it('clears the planned end for a type that is billed once, and leaves a text of one’s own @R614 @R617', async () => {
  const { user } = await openFees(fakePrivateFees(), { modal: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Art/), 'MONTHLY_BASE_FEE')
  await user.type(field(/^Geplantes Ende$/), formatDate(endOfMonth(nextMonth)))
  await user.type(field(/^Betrag/), '3')
  await user.selectOptions(field(/^Art/), 'CREDIT_ACTIVATION_FEE')
  expect(field(/^Geplantes Ende$/).value).toBe('')
  expect(field(/^Geplantes Ende$/).disabled).toBe(true)
  expect(field(/^Betrag/).value).toBe('-3,00')
  expect(field(/^Rechnungstext/).value).toBe('Gutschrift für die Aktivierungsgebühr')
  await user.clear(field(/^Rechnungstext/))
  await user.type(field(/^Rechnungstext/), 'Danke')
  await user.selectOptions(field(/^Art/), 'MONTHLY_BASE_FEE')
  expect(field(/^Rechnungstext/).value).toBe('Danke')
  expect(field(/^Geplantes Ende$/).disabled).toBe(false)
})

it('shows the refusal of too much credit in one month @R618 @R773', async () => {
  const port = fakeBusinessFees([{ ...credit, product: null }])
  port.add.refuses(465)
  const { user } = await openFees(port, { modal: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  await user.type(field(/^Betrag/), '40')
  await user.click(button('Anlegen'))
  expect((await screen.findByRole('alert')).textContent).toContain(`höchstens ${formatEuros(monthlyCreditLimit)}`)
})

it('changes the planned end within its bounds, or removes it @R419 @R555 @R619 @R620', async () => {
  const port = fakePrivateFees()
  const { user } = await openFees(port)
  await user.click(button('Geplantes Ende von Treuebonus ändern'))
  const end = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Geplantes Ende/ })
  const enter = async (day: string) => {
    await user.clear(end)
    if (day !== '') await user.type(end, formatDate(day))
    await user.click(button('Speichern'))
  }
  await enter(endOfMonth(startOfMonth(nextMonth, -1)))
  expect(await screen.findByText(`Bitte geben Sie ein Datum ab dem ${formatDate(nextMonth)} ein.`)).toBeTruthy()
  await enter(startOfMonth(nextMonth, 1))
  expect(await screen.findByText('Bitte wählen Sie den letzten Tag eines Monats.')).toBeTruthy()
  await enter('')
  await waitFor(() => expect(port.planEnd.sent).toEqual([{ plannedEndDate: null }]))
})

it('says before deleting a fee that it will not be billed', async () => {
  const fee = { ...activation, startDate: nextMonth }
  const { user } = await openFees(fakePrivateFees([credit, fee]))
  await user.click(button('Aktivierung löschen'))
  const question = within(await screen.findByRole('dialog', { name: 'Gebühr oder Gutschrift löschen?' }))
  expect(question.getByText(/^Aktivierung über 9,90 € ab .+ wird nicht verrechnet\./)).toBeTruthy()
})

it('says before deleting a credit that it will not be credited', async () => {
  const port = fakePrivateFees([credit, activation])
  const { user } = await openFees(port)
  await user.click(button('Treuebonus löschen'))
  const question = within(await screen.findByRole('dialog', { name: 'Gebühr oder Gutschrift löschen?' }))
  expect(question.getByText(/^Treuebonus über 1\.250,50 € ab .+ wird nicht gutgeschrieben\./)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(port.remove.records).toEqual([credit]))
})

it('shows what can be on a receipt of some days, until all entries are shown again', async () => {
  const fee = (transactionText: string, part: Partial<typeof credit>) => ({
    ...credit,
    ...part,
    id: transactionText,
    transactionText,
  })
  const { user } = await openFees(
    fakePrivateFees([
      fee('Treuebonus', { startDate: '2026-01-01', plannedEndDate: null }),
      fee('Zu früh', { startDate: '2026-01-01', plannedEndDate: '2026-09-30' }),
      fee('Abgebrochen', { startDate: '2026-01-01', plannedEndDate: null, actualEndDate: '2026-09-30' }),
      fee('Einmalig davor', { itemType: 'ACTIVATION_FEE', startDate: '2026-09-30', plannedEndDate: null }),
      fee('Einmalig', { itemType: 'ACTIVATION_FEE', startDate: '2026-10-01', plannedEndDate: null }),
      fee('Zu spät', { startDate: '2026-12-01' }),
    ]),
    { from: '2026-10-01', to: '2026-11-20' },
  )
  const texts = () => screen.getAllByRole('rowheader').map((head) => head.textContent)
  expect(texts()).toEqual(['Einmalig', 'Treuebonus'])
  expect(screen.getByText('Die Liste zeigt nur Gebühren und Gutschriften vom 01.10.2026 bis 20.11.2026.')).toBeTruthy()
  await user.click(button('Alle Einträge anzeigen'))
  expect(texts()).toHaveLength(6)
  expect(screen.queryByText(/Die Liste zeigt nur/)).toBeNull()
})
