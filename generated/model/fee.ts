import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { Etag } from './etag.ts';
import { FeeAssignedProduct } from './fee-assigned-product.ts';
import { FeeItemType } from './fee-item-type.ts';
import { Id } from './id.ts';
import { Money } from './money.ts';
import { TransactionText } from './transaction-text.ts';

export const Fee = /*#__PURE__*/ zod.object({
  "id": Id,
  "etag": Etag,
  "transactionText": TransactionText,
  "itemType": FeeItemType,
  "amount": Money,
  "startDate": Day,
  "plannedEndDate": /*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]),
  "actualEndDate": /*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]),
  "product": /*#__PURE__*/ zod.union([FeeAssignedProduct,/*#__PURE__*/ zod.null()])
});

export type Fee = zod.input<typeof Fee>;
export type FeeOutput = zod.output<typeof Fee>;
