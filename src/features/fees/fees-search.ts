import type { UrlState } from '#src/shared/page/url-state.ts'
import { list } from '#src/shared/table/list-search.ts'

export const feeList = list({
  sort: ['transactionText', 'itemType', 'amount', 'startDate', 'plannedEndDate', 'actualEndDate', 'product'],
})
export const feeModals = { add: 'page', end: 'record', delete: 'record' } as const

export type FeesSearch = ReturnType<typeof feeList.parse>
export type FeesPlace = UrlState<FeesSearch, typeof feeModals>
