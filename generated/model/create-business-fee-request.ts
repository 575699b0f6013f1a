import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { FeeItemTypeBusiness } from './fee-item-type-business.ts';
import { Money } from './money.ts';
import { TransactionText } from './transaction-text.ts';

export const CreateBusinessFeeRequest = /*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.null()),
  "transactionText": TransactionText,
  "itemType": FeeItemTypeBusiness,
  "amount": Money,
  "startDate": Day,
  "plannedEndDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]))
});

export type CreateBusinessFeeRequest = zod.input<typeof CreateBusinessFeeRequest>;
export type CreateBusinessFeeRequestOutput = zod.output<typeof CreateBusinessFeeRequest>;
