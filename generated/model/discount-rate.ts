import * as zod from 'zod/mini';

export const DiscountRate = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(25),/*#__PURE__*/ zod.literal(50),/*#__PURE__*/ zod.literal(75),/*#__PURE__*/ zod.literal(100)]);

export type DiscountRate = zod.input<typeof DiscountRate>;
export type DiscountRateOutput = zod.output<typeof DiscountRate>;
