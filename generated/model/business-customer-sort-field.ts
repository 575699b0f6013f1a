import * as zod from 'zod/mini';

export const BusinessCustomerSortField = /*#__PURE__*/ zod.enum(['bpNumber', 'companyName', 'limit', 'postalAddress', 'taskOpen', 'status']);

export type BusinessCustomerSortField = zod.input<typeof BusinessCustomerSortField>;
export type BusinessCustomerSortFieldOutput = zod.output<typeof BusinessCustomerSortField>;
