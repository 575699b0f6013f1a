import * as zod from 'zod/mini';
import { FeeProductType } from './fee-product-type.ts';
import { Id } from './id.ts';

export const feeProductActivationDateMax = 10;



export const FeeProduct = /*#__PURE__*/ zod.object({
  "productId": Id,
  "isActive": /*#__PURE__*/ zod.boolean(),
  "activationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(feeProductActivationDateMax)),
  "productType": FeeProductType
});

export type FeeProduct = zod.input<typeof FeeProduct>;
export type FeeProductOutput = zod.output<typeof FeeProduct>;
