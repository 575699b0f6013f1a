import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { firstOfMonth, lastOfMonth, viennaToday } from '#src/shared/form/vienna-day.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { activation, credit, fakeBusinessFees, fakePrivateFees, products } from './fees-port.fake.ts'
import type { FeesPort } from './fees-port.ts'
import { feesSearch, type FeesSearch } from './fees-search.ts'
import { FeesTab } from './fees-tab.tsx'

const nextMonth = firstOfMonth(viennaToday(), 1)

async function openTab(port: FeesPort, start: FeesSearch = {}, language: 'de' | 'en' = 'de') {
  function Tab() {
    const [search, setSearch] = useState(start)
    return <FeesTab port={port} search={search} onSearch={setSearch} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'fees', language })
  await screen.findAllByText(/Treuebonus|Es gibt noch keine/)
  return view
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole('button', { name })

it('a private customer’s fees stand there with type, occurrence, days and product @R415 @R416 @R417', async () => {
  await openTab(fakePrivateFees())
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
  const cells = row(/Treuebonus/)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells).toContain('Gutschrift für die MonatsgebührMonatlich')
  expect(cells).toContain('-1.250,50')
  expect(cells).toContain('Starterseit 01.05.2023')
})

it('a company has no product, and its own types @R417 @R482', async () => {
  const { user } = await openTab(fakeBusinessFees([{ ...credit, product: null }]))
  expect(heads()).not.toContain('Produkt')
  await user.click(press('Gebühr/Gutschrift anlegen'))
  await screen.findByRole('dialog')
  expect(within(field(/^Art/)).getAllByRole('option')).toHaveLength(1 + 7)
  expect(screen.queryByLabelText(/^Produkt/)).toBeNull()
})

it('a fee stands with Starter, Premium or Employee Premium, and a new one is for what the customer has or had @R347 @R480', async () => {
  const tiers = ['Starter', 'Premium', 'EmployeePremium'] as const
  const fees = tiers.map((type) => ({ ...credit, id: type, product: { type, activationDate: '2018-02-01' } }))
  await openTab(fakePrivateFees(fees), { feeWindow: 'add' })
  const shown = screen.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent)
  expect(shown.filter((text) => text?.endsWith('seit 01.02.2018'))).toEqual([
    'Starterseit 01.02.2018',
    'Premiumseit 01.02.2018',
    'Employee Premiumseit 01.02.2018',
  ])
  const options = within(await screen.findByLabelText(/^Produkt/)).getAllByRole('option')
  expect(options.slice(1).map((option) => option.textContent)).toEqual([
    'Premium',
    'Employee Premium, inaktiv, seit 01.02.2018',
  ])
})

it('15 stand on a page @R414 @R833', async () => {
  await openTab(fakePrivateFees(Array.from({ length: 16 }, (_none, index) => ({ ...credit, id: `${index}` }))))
  expect(screen.getAllByRole('row')).toHaveLength(1 + 15)
})

it('each fee offers only what can still be done with it @R551 @R552 @R553 @R554', async () => {
  await openTab(fakePrivateFees())
  expect(row(/Treuebonus/).getAllByRole('button')).toHaveLength(2)
  expect(row(/Aktivierung/).queryAllByRole('button')).toHaveLength(0)
})

it('everything is asked for, and days and amount follow the type @R599 @R600 @R601 @R604 @R606 @R608 @R610 @R611 @R613 @R615', async () => {
  const { user } = await openTab(fakePrivateFees(), { feeWindow: 'add' })
  await user.click(await screen.findByRole('button', { name: 'Anlegen' }))
  for (const name of ['Art', 'Produkt', 'Betrag in Euro', 'Beginn', 'Rechnungstext']) {
    expect(await screen.findByText(`${name} ist ein Pflichtfeld.`)).toBeTruthy()
  }
  await user.selectOptions(field(/^Art/), 'MONTHLY_BASE_FEE')
  await user.type(field(/^Betrag/), '0')
  await user.type(field(/^Beginn/), formatDate(viennaToday()))
  await user.type(field(/^Geplantes Ende$/), formatDate(firstOfMonth(nextMonth, 1)))
  await user.tab()
  expect(await screen.findByText('Betrag in Euro muss größer als 0 sein.')).toBeTruthy()
  expect(screen.getByText(`Bitte geben Sie ein Datum ab dem ${formatDate(nextMonth)} ein.`)).toBeTruthy()
  expect(screen.getByText('Bitte wählen Sie den letzten Tag eines Monats.')).toBeTruthy()
  await user.selectOptions(field(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  expect(await screen.findByText('Betrag in Euro muss kleiner als 0 sein.')).toBeTruthy()
})

it('the sign is set when the field is left, and again when Enter is pressed in it @R607 @R617 @R478', async () => {
  const port = fakePrivateFees()
  const { user } = await openTab(port, { feeWindow: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Produkt/), products[1]!.productId)
  await user.selectOptions(field(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  expect(field(/^Rechnungstext/).value).toBe('Kulanzgutschrift')
  await user.type(field(/^Betrag/), '4,2')
  await user.tab()
  expect(field(/^Betrag/).value).toBe('-4,20')
  await user.type(field(/^Beginn/), formatDate(viennaToday()))
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

it('an amount has two decimals at most, a text 80 characters @R602 @R616', async () => {
  const port = fakePrivateFees()
  const { user } = await openTab(port, { feeWindow: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Art/), 'ACTIVATION_FEE')
  await user.type(field(/^Betrag/), '4,256')
  await user.type(field(/^Rechnungstext/), 'x'.repeat(81))
  await user.click(press('Anlegen'))
  expect(await screen.findByText(/Bitte geben Sie einen Betrag wie 12,50/)).toBeTruthy()
  expect(screen.getByText('Bitte geben Sie höchstens 80 Zeichen ein.')).toBeTruthy()
  expect(port.add.sent).toEqual([])
})

it('a type that is billed once takes the planned end away; an own text stays @R614 @R617', async () => {
  const { user } = await openTab(fakePrivateFees(), { feeWindow: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Art/), 'MONTHLY_BASE_FEE')
  await user.type(field(/^Geplantes Ende$/), formatDate(lastOfMonth(nextMonth)))
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

it('too much credit in one month is told in the window @R618 @R773', async () => {
  const port = fakeBusinessFees([{ ...credit, product: null }])
  port.add.refuses(465)
  const { user } = await openTab(port, { feeWindow: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  await user.type(field(/^Betrag/), '40')
  await user.type(field(/^Beginn/), formatDate(viennaToday()))
  await user.click(press('Anlegen'))
  expect((await screen.findByRole('alert')).textContent).toContain('höchstens 30,00 EUR')
})

it('a planned end is moved within its bounds, or taken away @R419 @R555 @R619 @R620', async () => {
  const port = fakePrivateFees()
  const { user } = await openTab(port)
  await user.click(press('Geplantes Ende von Treuebonus ändern'))
  const end = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Geplantes Ende/ })
  const enter = async (day: string) => {
    await user.clear(end)
    if (day !== '') await user.type(end, formatDate(day))
    await user.click(press('Speichern'))
  }
  await enter(lastOfMonth(firstOfMonth(nextMonth, -1)))
  expect(await screen.findByText(`Bitte geben Sie ein Datum ab dem ${formatDate(nextMonth)} ein.`)).toBeTruthy()
  await enter(firstOfMonth(nextMonth, 1))
  expect(await screen.findByText('Bitte wählen Sie den letzten Tag eines Monats.')).toBeTruthy()
  await enter('')
  await waitFor(() => expect(port.planned.sent).toEqual([{ plannedEndDate: null }]))
})

it('a fee is deleted after a question', async () => {
  const port = fakePrivateFees([credit, activation])
  const { user } = await openTab(port)
  await user.click(press('Treuebonus löschen'))
  const question = within(await screen.findByRole('dialog', { name: 'Gebühr oder Gutschrift löschen?' }))
  expect(question.getByText(/-1\.250,50 EUR/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(port.remove.sent).toEqual([credit.id]))
})

it('a customer without fees says what to do', async () => {
  await openTab(fakePrivateFees([]))
  expect(screen.getByText(/Mit der Schaltfläche oben/)).toBeTruthy()
})

it('the address keeps which window is open about which fee', () => {
  expect(feesSearch({ feeWindow: 'end', fee: 'x', sort: 'amount_desc' })).toEqual({
    feeWindow: 'end',
    fee: 'x',
    sort: 'amount_desc',
  })
  expect(feesSearch({ feeWindow: 'other', fee: 'x', sort: 'id_asc' })).toEqual({})
})
