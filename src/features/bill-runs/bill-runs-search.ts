import { defineList, type ListSearch } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

export const dayList = defineList({ sort: ['day', 'transactionsScheduled'] })
export const sumList = defineList({
  sort: ['trxDate', 'customerType', 'sapCode', 'itemType', 'count', 'sumAmount', 'sentToSap'],
})

/** The chosen run by its id; the newest without. */
type Chosen = { run?: string }
export type BillRunDaysSearch = ListSearch<'day' | 'transactionsScheduled'> & Chosen
export type BillRunSumsSearch = ReturnType<typeof sumList.parse> & Chosen

export const billRunDaysModals = { start: 'page' } as const
export type BillRunDaysPlace = UrlState<BillRunDaysSearch, typeof billRunDaysModals>

const chosen = ({ run }: Record<string, unknown>): Chosen => (typeof run === 'string' && run !== '' ? { run } : {})

export const billRunDaysSearch = (given: Record<string, unknown>): BillRunDaysSearch => ({
  ...dayList.parse(given),
  ...chosen(given),
})

export const billRunSumsSearch = (given: Record<string, unknown>): BillRunSumsSearch => ({
  ...sumList.parse(given),
  ...chosen(given),
})
