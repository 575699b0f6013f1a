import * as zod from 'zod/mini';
import { FeeProduct } from './fee-product.ts';

export const feeProductListProductsMax = 100;



export const FeeProductList = /*#__PURE__*/ zod.object({
  "products": /*#__PURE__*/ zod.array(FeeProduct).check(/*#__PURE__*/ zod.maxLength(feeProductListProductsMax))
});

export type FeeProductList = zod.input<typeof FeeProductList>;
export type FeeProductListOutput = zod.output<typeof FeeProductList>;
