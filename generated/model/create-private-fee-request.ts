import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { FeeItemTypePrivate } from './fee-item-type-private.ts';
import { Id } from './id.ts';
import { Money } from './money.ts';
import { TransactionText } from './transaction-text.ts';

export const CreatePrivateFeeRequest = /*#__PURE__*/ zod.object({
  "productId": Id,
  "transactionText": TransactionText,
  "itemType": FeeItemTypePrivate,
  "amount": Money,
  "startDate": Day,
  "plannedEndDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]))
});

export type CreatePrivateFeeRequest = zod.input<typeof CreatePrivateFeeRequest>;
export type CreatePrivateFeeRequestOutput = zod.output<typeof CreatePrivateFeeRequest>;
