import * as zod from 'zod/mini';

export const PrivateMonthlyLimit = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(50),/*#__PURE__*/ zod.literal(100),/*#__PURE__*/ zod.literal(200),/*#__PURE__*/ zod.literal(300),/*#__PURE__*/ zod.literal(500)]);

export type PrivateMonthlyLimit = zod.input<typeof PrivateMonthlyLimit>;
export type PrivateMonthlyLimitOutput = zod.output<typeof PrivateMonthlyLimit>;
