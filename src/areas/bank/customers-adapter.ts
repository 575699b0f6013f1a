import { getBankGetBusinessCustomerSuspenseQueryOptions } from '#generated/api/bank-business-customers/bank-business-customers.ts'
import { getBankGetPrivateCustomerSuspenseQueryOptions } from '#generated/api/bank-private-customers/bank-private-customers.ts'
import type { BusinessCustomersPort, PrivateCustomersPort } from '#src/features/customers/customers-port.ts'

export const privateCustomersAdapter: PrivateCustomersPort = {
  customer: (bpNumber) => getBankGetPrivateCustomerSuspenseQueryOptions(bpNumber),
}

export const businessCustomersAdapter: BusinessCustomersPort = {
  customer: (bpNumber) => getBankGetBusinessCustomerSuspenseQueryOptions(bpNumber),
}
