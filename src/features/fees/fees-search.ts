import { list, type ListSearch } from '#src/shared/table/list-search.ts'

const sortable = [
  'transactionText',
  'itemType',
  'amount',
  'startDate',
  'plannedEndDate',
  'actualEndDate',
  'product',
] as const

export const feeList = list({ sort: sortable })

/** The windows of the tab; those about one fee need its id. */
const windows = ['add', 'end', 'delete'] as const
type FeeWindow = (typeof windows)[number]

export type FeesSearch = ListSearch<(typeof sortable)[number]> & { feeWindow?: FeeWindow; fee?: string }

/** For `validateSearch`: the list, and which window is open about which fee. */
export function feesSearch(given: Record<string, unknown>): FeesSearch {
  const feeWindow = windows.find((name) => name === given.feeWindow)
  const fee = typeof given.fee === 'string' && given.fee !== '' ? given.fee : undefined
  return { ...feeList.parse(given), ...(feeWindow && { feeWindow }), ...(feeWindow && fee && { fee }) }
}
