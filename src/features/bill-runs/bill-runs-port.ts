/** What the bill runs need from an area, and what they keep in the URL. */
import type { BillRun } from '#generated/model/bill-run.ts'
import type { BillRunCalculation } from '#generated/model/bill-run-calculation.ts'
import type { BillRunTransactions } from '#generated/model/bill-run-transactions.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { Command, Query } from '#src/shared/query/port.ts'
import { defineList, type ListSearch } from '#src/shared/table/state/list-search.ts'

/** The queries without an id are for the newest run (A11). */
export type BillRunsPort = {
  calculation: (billRunId?: string) => Query<BillRunCalculation>
  transactions: (billRunId?: string) => Query<BillRunTransactions>
  /** Only with the permission to start a run (A12). */
  start?: Command<void, BillRun>
}

export const dayList = defineList({ sort: ['day', 'transactionsScheduled'] })
export const sumList = defineList({
  sort: ['trxDate', 'customerType', 'sapCode', 'itemType', 'count', 'sumAmount', 'sentToSap'],
})

/** The id of the chosen run; the newest without. */
type ChosenRun = { run?: string }
export type BillRunDaysSearch = ListSearch<'day' | 'transactionsScheduled'> & ChosenRun
export type BillRunSumsSearch = ReturnType<typeof sumList.parse> & ChosenRun

export const billRunDaysModals = { start: 'page' } as const
export type BillRunDaysUrlState = UrlState<BillRunDaysSearch, typeof billRunDaysModals>

const parseRun = ({ run }: Record<string, unknown>): ChosenRun => (typeof run === 'string' && run !== '' ? { run } : {})

export const parseDaysSearch = (given: Record<string, unknown>): BillRunDaysSearch => ({
  ...dayList.parse(given),
  ...parseRun(given),
})

export const parseSumsSearch = (given: Record<string, unknown>): BillRunSumsSearch => ({
  ...sumList.parse(given),
  ...parseRun(given),
})
