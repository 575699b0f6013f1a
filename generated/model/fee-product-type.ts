import * as zod from 'zod/mini';

export const FeeProductType = /*#__PURE__*/ zod.enum(['Starter', 'Premium', 'EmployeePremium']);

export type FeeProductType = zod.input<typeof FeeProductType>;
export type FeeProductTypeOutput = zod.output<typeof FeeProductType>;
