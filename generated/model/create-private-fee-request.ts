import * as zod from 'zod/mini';
import { FeeItemTypePrivate } from './fee-item-type-private.ts';
import { Id } from './id.ts';
import { Money } from './money.ts';
import { TransactionText } from './transaction-text.ts';

export const createPrivateFeeRequestStartDateMax = 10;

export const createPrivateFeeRequestPlannedEndDateMax = 10;



export const CreatePrivateFeeRequest = /*#__PURE__*/ zod.object({
  "productId": Id,
  "transactionText": TransactionText,
  "itemType": FeeItemTypePrivate,
  "amount": Money,
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(createPrivateFeeRequestStartDateMax)),
  "plannedEndDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(createPrivateFeeRequestPlannedEndDateMax)))
});

export type CreatePrivateFeeRequest = zod.input<typeof CreatePrivateFeeRequest>;
export type CreatePrivateFeeRequestOutput = zod.output<typeof CreatePrivateFeeRequest>;
