import * as zod from 'zod/mini';

export const UserType = /*#__PURE__*/ zod.enum(['PRIVATE_CUSTOMER', 'BUSINESS_ADMIN', 'BANK_EMPLOYEE']);

export type UserType = zod.input<typeof UserType>;
export type UserTypeOutput = zod.output<typeof UserType>;
