import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { PendingProductChange } from './pending-product-change.ts';

export const ProductChange = /*#__PURE__*/ zod.object({
  "pendingChange": /*#__PURE__*/ zod.union([PendingProductChange,/*#__PURE__*/ zod.null()]),
  "earliestActivationDate": Day
});

export type ProductChange = zod.input<typeof ProductChange>;
export type ProductChangeOutput = zod.output<typeof ProductChange>;
