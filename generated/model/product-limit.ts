import * as zod from 'zod/mini';
import { Etag } from './etag.ts';
import { Money } from './money.ts';

export const ProductLimit = /*#__PURE__*/ zod.object({
  "etag": Etag,
  "monthlyLimitEUR": Money,
  "remainingLimitEUR": Money
});

export type ProductLimit = zod.input<typeof ProductLimit>;
export type ProductLimitOutput = zod.output<typeof ProductLimit>;
