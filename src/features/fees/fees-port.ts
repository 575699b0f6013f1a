/** What the fees need from an area, and what they keep in the URL. */
import type { CreateBusinessFeeRequest } from '#generated/model/create-business-fee-request.ts'
import type { CreatePrivateFeeRequest } from '#generated/model/create-private-fee-request.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeList } from '#generated/model/fee-list.ts'
import type { FeeProductList } from '#generated/model/fee-product-list.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { ApplicationStatus, Change, Command, Query } from '#src/shared/query/port.ts'
import { day, defineList } from '#src/shared/table/state/list-search.ts'

/** The planned end of a monthly fee; null removes it (R555). */
export type PlannedEnd = { plannedEndDate?: string | null | undefined }

type CommonFeesPort = {
  fees: () => Query<FeeList>
  planEnd: Change<Fee, PlannedEnd, void>
  remove: Change<Fee, void, void>
}

/** A private customer's fees belong to one of the products that they have or had. */
export type PrivateFeesPort = CommonFeesPort & {
  products: () => Query<FeeProductList>
  add: Command<CreatePrivateFeeRequest, Fee, ApplicationStatus<'bankCreatePrivateFee'>>
}

/** A company has no such products. */
export type BusinessFeesPort = CommonFeesPort & {
  products?: undefined
  add: Command<CreateBusinessFeeRequest, Fee, ApplicationStatus<'bankCreateBusinessFee'>>
}

export type FeesPort = PrivateFeesPort | BusinessFeesPort

/** The days are those of a receipt. */
export const feeList = defineList({
  sort: ['transactionText', 'itemType', 'amount', 'startDate', 'plannedEndDate', 'actualEndDate', 'product'],
  filters: { from: day, to: day },
})
export const feeModals = { add: 'page', end: 'record', delete: 'record' } as const

export type FeesSearch = ReturnType<typeof feeList.parse>
export type FeesUrlState = UrlState<FeesSearch, typeof feeModals>
