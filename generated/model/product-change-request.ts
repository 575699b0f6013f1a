import * as zod from 'zod/mini';
import { ProductType } from './product-type.ts';

export const productChangeRequestActivationDateMax = 10;



export const ProductChangeRequest = /*#__PURE__*/ zod.object({
  "activationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(productChangeRequestActivationDateMax)),
  "productType": ProductType
});

export type ProductChangeRequest = zod.input<typeof ProductChangeRequest>;
export type ProductChangeRequestOutput = zod.output<typeof ProductChangeRequest>;
