import type { List, ListSearch } from '#src/shared/table/list-search.ts'

/** The two tabs in their order; the first one is the default (R051). */
export const moneyTabs = ['receipts', 'transactions'] as const
export type MoneyTab = (typeof moneyTabs)[number]

type Lists<TReceipts extends ListSearch, TTransactions extends ListSearch> = {
  receipts: Pick<List<TReceipts>, 'parse'>
  transactions: Pick<List<TTransactions>, 'parse'>
}

/** The open tab and the state of its list; the default tab is not written, and an unknown one is the default. */
export const moneySearch =
  <TReceipts extends ListSearch, TTransactions extends ListSearch>(lists: Lists<TReceipts, TTransactions>) =>
  (given: Record<string, unknown>): ({ tab?: undefined } & TReceipts) | ({ tab: 'transactions' } & TTransactions) =>
    given.tab === 'transactions' ? { tab: given.tab, ...lists.transactions.parse(given) } : lists.receipts.parse(given)
