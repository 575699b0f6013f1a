/** What the screens about one private customer work with; the customer's route puts it into the router's context. */
export const bankPrivateCustomerPorts = (_customerId: string) => ({})
