import type { CreateBusinessFeeRequest } from '#generated/model/create-business-fee-request.ts'
import type { CreatePrivateFeeRequest } from '#generated/model/create-private-fee-request.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeList } from '#generated/model/fee-list.ts'
import type { FeeProductList } from '#generated/model/fee-product-list.ts'
import type { Change, Command, Query } from '#src/shared/query/port.ts'

/** The planned end of a monthly fee; null removes it (R555). */
export type PlannedEnd = { plannedEndDate?: string | null | undefined }

type FeesOfAnybody = {
  fees: () => Query<FeeList>
  planEnd: Change<Fee, PlannedEnd, void>
  remove: Change<Fee, void, void>
}

/** A private customer's fees belong to one of the products that they have or had. */
export type PrivateFeesPort = FeesOfAnybody & {
  products: () => Query<FeeProductList>
  add: Command<CreatePrivateFeeRequest, Fee, 465>
}

/** A company has no such products. */
export type BusinessFeesPort = FeesOfAnybody & {
  products?: undefined
  add: Command<CreateBusinessFeeRequest, Fee, 465>
}

export type FeesPort = PrivateFeesPort | BusinessFeesPort
