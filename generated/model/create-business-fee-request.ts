import * as zod from 'zod/mini';
import { FeeItemTypeBusiness } from './fee-item-type-business.ts';
import { Money } from './money.ts';
import { TransactionText } from './transaction-text.ts';

export const createBusinessFeeRequestStartDateMax = 10;

export const createBusinessFeeRequestPlannedEndDateMax = 10;



export const CreateBusinessFeeRequest = /*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.null()),
  "transactionText": TransactionText,
  "itemType": FeeItemTypeBusiness,
  "amount": Money,
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(createBusinessFeeRequestStartDateMax)),
  "plannedEndDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(createBusinessFeeRequestPlannedEndDateMax)))
});

export type CreateBusinessFeeRequest = zod.input<typeof CreateBusinessFeeRequest>;
export type CreateBusinessFeeRequestOutput = zod.output<typeof CreateBusinessFeeRequest>;
