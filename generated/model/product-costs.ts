import * as zod from 'zod/mini';
import { Money } from './money.ts';

export const ProductCosts = /*#__PURE__*/ zod.object({
  "starter": Money,
  "premium": Money,
  "rabatt": Money
});

export type ProductCosts = zod.input<typeof ProductCosts>;
export type ProductCostsOutput = zod.output<typeof ProductCosts>;
