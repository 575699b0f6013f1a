import * as zod from 'zod/mini';

export const TaxRate = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(0)]);

export type TaxRate = zod.input<typeof TaxRate>;
export type TaxRateOutput = zod.output<typeof TaxRate>;
