import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { FeeProductType } from './fee-product-type.ts';

export const FeeAssignedProduct = /*#__PURE__*/ zod.object({
  "activationDate": Day,
  "type": FeeProductType
});

export type FeeAssignedProduct = zod.input<typeof FeeAssignedProduct>;
export type FeeAssignedProductOutput = zod.output<typeof FeeAssignedProduct>;
