import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { ProductType } from './product-type.ts';

export const ProductChangeRequest = /*#__PURE__*/ zod.object({
  "activationDate": Day,
  "productType": ProductType
});

export type ProductChangeRequest = zod.input<typeof ProductChangeRequest>;
export type ProductChangeRequestOutput = zod.output<typeof ProductChangeRequest>;
