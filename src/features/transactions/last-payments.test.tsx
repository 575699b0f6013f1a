import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Transaction } from '#generated/model/transaction.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { LastPayments } from './last-payments.tsx'
import { fakeTransactionsPort, somePayment } from './transactions-port.fake.ts'

// Half past midnight in Vienna: the day before in UTC.
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T23:30:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const paymentsLink = (id?: string) => <a href={`/payments/${id ?? ''}`}>Zahlungen</a>

async function open(transactions: Transaction[], language: 'de' | 'en' = 'de') {
  const fake = fakeTransactionsPort({ transactions, meta: { total: transactions.length } })
  await renderScreen(<LastPayments port={fake.port} paymentsLink={paymentsLink} />, {
    language,
    catalog: 'transactions',
  })
  return { ...fake, card: await screen.findByRole('region') }
}

const rows = (card: HTMLElement) => within(card).getAllByRole('listitem')

it('requests the newest three of the days that the list of payments shows by default', async () => {
  const { requests } = await open([somePayment])
  expect(requests).toEqual([
    { fromDate: '2026-10-22', toDate: '2026-11-21', limit: 3, offset: 0, sort: 'transactionTimestamp_desc' },
  ])
})

it('shows merchant, amount and day of a payment, and leads to its details and to all payments', async () => {
  const { card } = await open([somePayment, { ...somePayment, transactionId: 'T-2', merchantName: ' ' }])
  expect(rows(card).map((row) => row.textContent)).toEqual([
    'Parkgarage Oper1.008,60\u00a0€20.11.2026',
    'Parken1.008,60\u00a0€20.11.2026',
  ])
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/payments/T-1', '/payments/T-2', '/payments/'])
})

it.each([
  ['captured', '1.008,60\u00a0€', ''],
  ['reserved', '1.008,60\u00a0€', 'Vorgemerkt'],
  ['refund', '+1.008,60\u00a0€', 'Rückerstattet'],
  ['cancelled', '1.008,60\u00a0€', 'Storniert'],
  ['NEW_STATE', '1.008,60\u00a0€', 'NEW_STATE'],
])('shows the amount of a payment that is %s as "%s", and "%s" beside it', async (statusName, amount, state) => {
  const { card } = await open([{ ...somePayment, statusName }])
  const [row] = rows(card)
  expect(row!.textContent).toBe(`Parkgarage Oper${amount}20.11.2026${state}`)
  expect(row!.querySelector('s')?.textContent).toBe(statusName === 'cancelled' ? amount : undefined)
})

it.each([
  ['de', 'Keine Zahlungen in den letzten 30 Tagen'],
  ['en', 'No payments in the last 30 days'],
] as const)('says in %s that there are none', async (language, sentence) => {
  const { card } = await open([], language)
  expect(card.textContent).toContain(sentence)
})
