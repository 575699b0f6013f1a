import type { Place } from '#src/shared/page/place.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

export const feeList = defineList({
  sort: ['transactionText', 'itemType', 'amount', 'startDate', 'plannedEndDate', 'actualEndDate', 'product'],
})
export const feeModals = { add: 'page', end: 'record', delete: 'record' } as const

export type FeesSearch = ReturnType<typeof feeList.parse>
export type FeesPlace = Place<FeesSearch, typeof feeModals>
