import type { BusinessCustomersPort, PrivateCustomersPort } from '../customers-port.ts'
import type { Opened } from '../kept.ts'

/** Both kinds of customers are looked for together. */
export type FinderPorts = { privateCustomers: PrivateCustomersPort; businessCustomers: BusinessCustomersPort }

/** Where the finder leads. */
export type FinderWays = {
  toCustomer: (customer: Opened) => void
  /** All that were found in one list. */
  toList: (kind: Opened['kind'], q: string) => void
}
