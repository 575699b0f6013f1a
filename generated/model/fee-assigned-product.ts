import * as zod from 'zod/mini';
import { FeeProductType } from './fee-product-type.ts';

export const feeAssignedProductActivationDateMax = 10;



export const FeeAssignedProduct = /*#__PURE__*/ zod.object({
  "activationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(feeAssignedProductActivationDateMax)),
  "type": FeeProductType
});

export type FeeAssignedProduct = zod.input<typeof FeeAssignedProduct>;
export type FeeAssignedProductOutput = zod.output<typeof FeeAssignedProduct>;
