import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ProductType } from './product-type.ts';

export const pendingProductChangeActivationDateMax = 10;



export const PendingProductChange = /*#__PURE__*/ zod.object({
  "productChangeId": Id,
  "productType": ProductType,
  "activationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(pendingProductChangeActivationDateMax))
});

export type PendingProductChange = zod.input<typeof PendingProductChange>;
export type PendingProductChangeOutput = zod.output<typeof PendingProductChange>;
