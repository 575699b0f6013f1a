import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeReceiptsPort, someReceipts } from '#src/features/receipts/receipts-port.fake.ts'
import { fakeTransactionsPort, somePayment } from '#src/features/transactions/transactions-port.fake.ts'
import { fakeTabs } from '#src/shared/page/open-tabs.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { ReceiptsAndTransactionsContents } from './receipts-and-transactions-contents.tsx'
import { receiptsAndTransactions } from './receipts-and-transactions.ts'

const { names, route } = receiptsAndTransactions

it('has two tabs @R051', () => {
  expect(names).toEqual(['receipts', 'transactions'])
})

it('keeps only the open tab and the state of its list in the URL', () => {
  const given = { page: '2', sort: 'merchantName_asc', q: '0664', status: 'captured' }
  expect(route.validateSearch({})).toEqual({})
  expect(route.validateSearch({ tab: 'nothing', ...given })).toEqual({ page: 2 })
  expect(route.validateSearch({ tab: 'transactions', ...given })).toEqual({
    tab: 'transactions',
    page: 2,
    sort: 'merchantName_asc',
    q: '0664',
    status: ['captured'],
  })
})

it('leads from a receipt to exactly its payments', async () => {
  const [first] = someReceipts(1)
  const receipt = { ...first!, invoiceNumber: '42', receiptDate: '2026-01-03' }
  const ports = {
    receipts: fakeReceiptsPort(() => Promise.resolve({ receipts: [receipt] })).port,
    transactions: fakeTransactionsPort({ transactions: [], meta: { total: 0 } }).port,
  }
  const { router } = await renderScreen(
    <ReceiptsAndTransactionsContents ports={ports} tabs={fakeTabs(receiptsAndTransactions, 'receipts')} />,
    {
      catalog: 'receipts',
      at: '/private/receipts-and-transactions?from=2026-01-01',
    },
  )
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Zahlungen dieses Belegs: 42' })
  expect(link.title).toBe('Zahlungen dieses Belegs')
  expect(link.pathname).toBe('/private/receipts-and-transactions')
  expect(route.validateSearch(router.options.parseSearch(link.search))).toEqual({
    tab: 'transactions',
    receipt: '42',
    receiptDate: '2026-01-03',
    receipts: '',
  })
})

it('shows what makes the amount of a receipt above exactly its payments', async () => {
  const [first] = someReceipts(1)
  const receipt = {
    ...first!,
    invoiceNumber: '42',
    receiptDate: '2026-01-03',
    amount: 41.8,
    composition: {
      billedFrom: '2025-12-01',
      billedTo: '2025-12-31',
      paymentsAmount: 41,
      items: [
        { kind: 'MONTHLY_FEE' as const, text: 'Grundgebühr', amount: 1.5 },
        { kind: 'CREDIT' as const, text: 'Treuebonus', amount: -0.7 },
      ],
    },
  }
  const { port: transactions, requests } = fakeTransactionsPort({ transactions: [somePayment], meta: { total: 1 } })
  const { port: receipts, requests: days } = fakeReceiptsPort(() => Promise.resolve({ receipts: [receipt] }))
  const search = { receipt: '42', receiptDate: '2026-01-03' }
  await renderScreen(
    <ReceiptsAndTransactionsContents
      ports={{ receipts, transactions }}
      tabs={fakeTabs(receiptsAndTransactions, 'transactions', search)}
    />,
    { catalog: 'transactions', at: '/private/receipts-and-transactions?tab=transactions' },
  )
  const summary = await screen.findByRole('region', { name: 'Monatsrechnung 42' })
  expect(summary.textContent).toContain('01.12.2025 – 31.12.2025')
  for (const line of [
    'Zahlungen dieses Belegs41,00\u00a0€',
    'Grundgebühr1,50\u00a0€',
    'Gutschrift: Treuebonus-0,70\u00a0€',
    'Betrag des Belegs41,80\u00a0€',
  ])
    expect(summary.textContent).toContain(line)
  expect(days).toEqual([{ from: '2026-01-03', to: '2026-01-03' }])
  expect(requests[0]).toMatchObject({ invoiceNumber: '42' })
  expect(requests[0]).toMatchObject({ fromDate: undefined })
  expect(screen.queryByRole('textbox', { name: 'Zahlungen von' })).toBeNull()
})

it('offers no payments of a receipt that charges none', async () => {
  const [first] = someReceipts(1)
  const composition = { billedFrom: null, billedTo: null, paymentsAmount: 0, items: [] }
  const ports = {
    receipts: fakeReceiptsPort(() => Promise.resolve({ receipts: [{ ...first!, composition }] })).port,
    transactions: fakeTransactionsPort({ transactions: [], meta: { total: 0 } }).port,
  }
  await renderScreen(
    <ReceiptsAndTransactionsContents ports={ports} tabs={fakeTabs(receiptsAndTransactions, 'receipts')} />,
    { catalog: 'receipts', at: '/private/receipts-and-transactions' },
  )
  await screen.findByRole('rowheader')
  expect(screen.queryByRole('link', { name: /^Zahlungen dieses Belegs/ })).toBeNull()
})

it('leads from the payments back to the receipt in the list as it was', async () => {
  const search = { receipt: '42', receipts: 'from=2026-01-01&sort=amount_asc&page=2&period=2026-10&q=unknown' }
  const ports = {
    receipts: fakeReceiptsPort(() => Promise.resolve({ receipts: [] })).port,
    transactions: fakeTransactionsPort({ transactions: [], meta: { total: 0 } }).port,
  }
  const { router } = await renderScreen(
    <ReceiptsAndTransactionsContents ports={ports} tabs={fakeTabs(receiptsAndTransactions, 'transactions', search)} />,
    { catalog: 'pages', at: '/private/receipts-and-transactions?tab=transactions' },
  )
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Zurück zum Beleg 42' })
  expect(route.validateSearch(router.options.parseSearch(link.search))).toEqual({
    from: '2026-01-01',
    sort: 'amount_asc',
    page: 2,
    period: '2026-10',
    added: '42',
  })
})

it('leads bank staff from a receipt to the fees and credits of the same days', async () => {
  const days: unknown[] = []
  const ports = {
    receipts: fakeReceiptsPort(() => Promise.resolve({ receipts: someReceipts(1) })).port,
    transactions: fakeTransactionsPort({ transactions: [], meta: { total: 0 } }).port,
  }
  const feesLink = (billed: unknown) => {
    days.push(billed)
    return <a href="/fees">fees</a>
  }
  const tabs = fakeTabs(receiptsAndTransactions, 'receipts')
  await renderScreen(<ReceiptsAndTransactionsContents ports={ports} tabs={tabs} feesLink={feesLink} />, {
    catalog: 'receipts',
    at: '/bank/private-customer/1/receipts-and-transactions',
  })
  const name = 'Gebühren und Gutschriften dieses Zeitraums: 20261000'
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name })).pathname).toBe('/fees')
  expect(days[0]).toEqual({ from: '2026-10-01', to: '2026-11-20' })
})
