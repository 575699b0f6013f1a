import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { Query } from '#src/shared/query/port.ts'

/** What the bank asks about its private customers. */
export type PrivateCustomersPort = {
  customer: (bpNumber: string) => Query<PrivateCustomer>
}

/** What the bank asks about companies. */
export type BusinessCustomersPort = {
  customer: (bpNumber: string) => Query<BusinessCustomer>
}
