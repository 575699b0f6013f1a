import * as zod from 'zod/mini';

export const ProductType = /*#__PURE__*/ zod.enum(['Starter', 'Premium']);

export type ProductType = zod.input<typeof ProductType>;
export type ProductTypeOutput = zod.output<typeof ProductType>;
