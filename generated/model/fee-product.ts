import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { FeeProductType } from './fee-product-type.ts';
import { Id } from './id.ts';

export const FeeProduct = /*#__PURE__*/ zod.object({
  "productId": Id,
  "isActive": /*#__PURE__*/ zod.boolean(),
  "activationDate": Day,
  "productType": FeeProductType
});

export type FeeProduct = zod.input<typeof FeeProduct>;
export type FeeProductOutput = zod.output<typeof FeeProduct>;
