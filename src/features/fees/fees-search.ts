import { defineList } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

export const feeList = defineList({
  sort: ['transactionText', 'itemType', 'amount', 'startDate', 'plannedEndDate', 'actualEndDate', 'product'],
})
export const feeModals = { add: 'page', end: 'record', delete: 'record' } as const

export type FeesSearch = ReturnType<typeof feeList.parse>
export type FeesPlace = UrlState<FeesSearch, typeof feeModals>
