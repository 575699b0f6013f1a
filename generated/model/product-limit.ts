import * as zod from 'zod/mini';
import { Money } from './money.ts';

export const ProductLimit = /*#__PURE__*/ zod.object({
  "monthlyLimitEUR": Money,
  "remainingLimitEUR": Money
});

export type ProductLimit = zod.input<typeof ProductLimit>;
export type ProductLimitOutput = zod.output<typeof ProductLimit>;
