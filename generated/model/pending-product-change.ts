import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { Id } from './id.ts';
import { ProductType } from './product-type.ts';

export const PendingProductChange = /*#__PURE__*/ zod.object({
  "productChangeId": Id,
  "productType": ProductType,
  "activationDate": Day
});

export type PendingProductChange = zod.input<typeof PendingProductChange>;
export type PendingProductChangeOutput = zod.output<typeof PendingProductChange>;
