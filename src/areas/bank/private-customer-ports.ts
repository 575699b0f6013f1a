import { bankCallNumber } from './call-number-adapter.ts'

/** What the screens about one private customer work with; the customer's route puts it into the router's context. */
export const bankPrivateCustomerPorts = (customerId: string) => ({ callNumber: bankCallNumber(customerId) })
