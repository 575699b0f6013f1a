import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startOfMonth, endOfMonth, viennaToday } from '#src/shared/day/vienna-day.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { activation, credit, fakeBusinessFees, fakePrivateFees, products } from './fees-port.fake.ts'
import { openFees } from './open-fees.fake.tsx'

const nextMonth = startOfMonth(viennaToday(), 1)
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole('button', { name })

it('everything is asked for, and days and amount follow the type @R599 @R600 @R601 @R604 @R606 @R608 @R610 @R611 @R613 @R615', async () => {
  const { user } = await openFees(fakePrivateFees(), { modal: 'add' })
  await user.click(await screen.findByRole('button', { name: 'Anlegen' }))
  for (const name of ['Art', 'Produkt', 'Betrag in Euro', 'Beginn', 'Rechnungstext']) {
    // Below the field and in the summary.
    expect(await screen.findByText(`${name}: Bitte angeben.`)).toBeTruthy()
    expect(await screen.findByRole('button', { name: `${name}: Bitte angeben.` })).toBeTruthy()
  }
  await user.selectOptions(field(/^Art/), 'MONTHLY_BASE_FEE')
  await user.type(field(/^Betrag/), '0')
  await user.type(field(/^Beginn/), formatDate(viennaToday()))
  await user.type(field(/^Geplantes Ende$/), formatDate(startOfMonth(nextMonth, 1)))
  await user.tab()
  expect(await screen.findByText('Betrag in Euro muss größer als 0 sein.')).toBeTruthy()
  expect(screen.getByText(`Bitte geben Sie ein Datum ab dem ${formatDate(nextMonth)} ein.`)).toBeTruthy()
  expect(screen.getByText('Bitte wählen Sie den letzten Tag eines Monats.')).toBeTruthy()
  await user.selectOptions(field(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  expect(await screen.findByText('Betrag in Euro muss kleiner als 0 sein.')).toBeTruthy()
})

it('the sign is set when the field is left, and again when Enter is pressed in it @R607 @R617 @R478', async () => {
  const port = fakePrivateFees()
  const { user } = await openFees(port, { modal: 'add' })
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
  const { user } = await openFees(port, { modal: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Art/), 'ACTIVATION_FEE')
  await user.type(field(/^Betrag/), '4,256')
  await user.type(field(/^Rechnungstext/), 'x'.repeat(81))
  await user.click(press('Anlegen'))
  expect(await screen.findByText(/Bitte geben Sie einen Betrag wie 12,50/)).toBeTruthy()
  expect(screen.getByText('Bitte geben Sie höchstens 80 Zeichen ein.')).toBeTruthy()
  expect(port.add.sent).toEqual([])
})

it('a type that is billed once takes the planned end away; an own text stays @R614 @R617', async () => {
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

it('too much credit in one month is told in the modal @R618 @R773', async () => {
  const port = fakeBusinessFees([{ ...credit, product: null }])
  port.add.refuses(465)
  const { user } = await openFees(port, { modal: 'add' })
  await user.selectOptions(await screen.findByLabelText(/^Art/), 'GOODWILL_CREDIT_PAYBOX')
  await user.type(field(/^Betrag/), '40')
  await user.type(field(/^Beginn/), formatDate(viennaToday()))
  await user.click(press('Anlegen'))
  expect((await screen.findByRole('alert')).textContent).toContain('höchstens 30,00 €')
})

it('a planned end is moved within its bounds, or taken away @R419 @R555 @R619 @R620', async () => {
  const port = fakePrivateFees()
  const { user } = await openFees(port)
  await user.click(press('Geplantes Ende von Treuebonus ändern'))
  const end = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Geplantes Ende/ })
  const enter = async (day: string) => {
    await user.clear(end)
    if (day !== '') await user.type(end, formatDate(day))
    await user.click(press('Speichern'))
  }
  await enter(endOfMonth(startOfMonth(nextMonth, -1)))
  expect(await screen.findByText(`Bitte geben Sie ein Datum ab dem ${formatDate(nextMonth)} ein.`)).toBeTruthy()
  await enter(startOfMonth(nextMonth, 1))
  expect(await screen.findByText('Bitte wählen Sie den letzten Tag eines Monats.')).toBeTruthy()
  await enter('')
  await waitFor(() => expect(port.planEnd.sent).toEqual([{ plannedEndDate: null }]))
})

it('a fee is deleted after a question that says it will not be billed', async () => {
  const fee = { ...activation, startDate: nextMonth }
  const { user } = await openFees(fakePrivateFees([credit, fee]))
  await user.click(press('Aktivierung löschen'))
  const question = within(await screen.findByRole('dialog', { name: 'Gebühr oder Gutschrift löschen?' }))
  expect(question.getByText(/^Aktivierung über 9,90 € ab .+ wird nicht verrechnet\./)).toBeTruthy()
})

it('a credit is deleted after a question that says it will not be credited', async () => {
  const port = fakePrivateFees([credit, activation])
  const { user } = await openFees(port)
  await user.click(press('Treuebonus löschen'))
  const question = within(await screen.findByRole('dialog', { name: 'Gebühr oder Gutschrift löschen?' }))
  expect(question.getByText(/^Treuebonus über 1\.250,50 € ab .+ wird nicht gutgeschrieben\./)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(port.remove.records).toEqual([credit]))
})
