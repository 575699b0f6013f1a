import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatDate } from '#src/shared/format/date.ts'
import { activation, credit, fakeBusinessFees, fakePrivateFees } from './fees-port.fake.ts'
import { feeList } from './fees-search.ts'
import { openFees } from './open-fees.fake.tsx'

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole('button', { name })

it('a private customer’s fees stand there with type, occurrence, days and product @R415 @R416 @R417', async () => {
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
  const cells = row(/Treuebonus/)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells).toContain('Gutschrift für die MonatsgebührMonatlich')
  expect(cells).toContain('-1.250,50')
  expect(cells).toContain('Starterseit 01.05.2023')
})

it('a monthly fee may have no planned end; what is billed once has none to plan, and nothing has ended yet', async () => {
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
  const ends = (name: RegExp) =>
    row(name)
      .getAllByRole('cell')
      .slice(3, 5)
      .map((cell) => cell.textContent)
  expect(ends(/^Treuebonus Gut/)).toEqual([formatDate(credit.plannedEndDate!), '–'])
  expect(ends(/Ohne Ende/)).toEqual(['Kein Ende', '–'])
  expect(ends(/Treuebonus 2025/)).toEqual(['Kein Ende', '31.12.2025'])
  expect(ends(/Aktivierung/)).toEqual(['–', '–'])
})

it('what begins last comes first, and the head says so', async () => {
  await openFees(fakePrivateFees([activation, credit]))
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Treuebonus', 'Aktivierung'])
  expect(screen.getByRole('columnheader', { name: 'Beginn' }).getAttribute('aria-sort')).toBe('descending')
})

it('a company has no product, and its own types @R417 @R482', async () => {
  const { user } = await openFees(fakeBusinessFees([{ ...credit, product: null }]))
  expect(heads()).not.toContain('Produkt')
  await user.click(press('Gebühr/Gutschrift anlegen'))
  await screen.findByRole('dialog')
  expect(within(field(/^Art/)).getAllByRole('option')).toHaveLength(1 + 7)
  expect(screen.queryByLabelText(/^Produkt/)).toBeNull()
})

it('a fee stands with Starter, Premium or Employee Premium, and a new one is for what the customer has or had @R347 @R480', async () => {
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

it('types are sorted by the words that stand there', async () => {
  const types = ['CREDIT_ACTIVATION_FEE', 'FEE_PRODUCT_CHANGE', 'GOODWILL_CREDIT_PAYBOX'] as const
  await openFees(fakePrivateFees(types.map((itemType) => ({ ...credit, id: itemType, itemType }))), {
    sort: 'itemType_asc',
  })
  const shown = screen.getAllByRole('row').slice(1)
  expect(shown.map((line) => within(line).getAllByRole('cell')[0]!.textContent)).toEqual([
    expect.stringMatching(/^Gebühr für den Tarifwechsel/),
    expect.stringMatching(/^Gutschrift für die Aktivierungsgebühr/),
    expect.stringMatching(/^Kulanzgutschrift/),
  ])
})

it('15 stand on a page @R414 @R833', async () => {
  await openFees(fakePrivateFees(Array.from({ length: 16 }, (_none, index) => ({ ...credit, id: `${index}` }))))
  expect(screen.getAllByRole('row')).toHaveLength(1 + 15)
})

it('each fee offers only what can still be done with it @R551 @R552 @R553 @R554', async () => {
  await openFees(fakePrivateFees())
  expect(row(/Treuebonus/).getAllByRole('button')).toHaveLength(2)
  expect(row(/Aktivierung/).queryAllByRole('button')).toHaveLength(0)
})

it('a customer without fees says what to do', async () => {
  await openFees(fakePrivateFees([]))
  expect(screen.getByText(/Mit der Schaltfläche oben/)).toBeTruthy()
})

it('the address keeps which modal is open about which fee', () => {
  expect(feeList.parse({ sort: 'amount_desc' })).toEqual({
    sort: 'amount_desc',
  })
  expect(feeList.parse({ sort: 'id_asc' })).toEqual({})
})
