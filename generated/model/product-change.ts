import * as zod from 'zod/mini';
import { PendingProductChange } from './pending-product-change.ts';

export const productChangeEarliestActivationDateMax = 10;



export const ProductChange = /*#__PURE__*/ zod.object({
  "pendingChange": /*#__PURE__*/ zod.union([PendingProductChange,/*#__PURE__*/ zod.null()]),
  "earliestActivationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(productChangeEarliestActivationDateMax))
});

export type ProductChange = zod.input<typeof ProductChange>;
export type ProductChangeOutput = zod.output<typeof ProductChange>;
