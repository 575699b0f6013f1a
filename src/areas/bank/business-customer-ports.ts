/** What the screens about one company work with; the company's route puts it into the router's context. */
export const bankBusinessCustomerPorts = (_customerId: string) => ({})
