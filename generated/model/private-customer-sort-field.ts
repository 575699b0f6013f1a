import * as zod from 'zod/mini';

export const PrivateCustomerSortField = /*#__PURE__*/ zod.enum(['bpNumber', 'firstName', 'lastName', 'callNumber', 'email', 'postalAddress', 'birthDate', 'taskOpen', 'status']);

export type PrivateCustomerSortField = zod.input<typeof PrivateCustomerSortField>;
export type PrivateCustomerSortFieldOutput = zod.output<typeof PrivateCustomerSortField>;
