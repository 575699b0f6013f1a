import * as zod from 'zod/mini';
import { FeeAssignedProduct } from './fee-assigned-product.ts';
import { FeeItemType } from './fee-item-type.ts';
import { Id } from './id.ts';
import { Money } from './money.ts';
import { TransactionText } from './transaction-text.ts';

export const feeStartDateMax = 10;

export const feePlannedEndDateMax = 10;

export const feeActualEndDateMax = 10;



export const Fee = /*#__PURE__*/ zod.object({
  "id": Id,
  "transactionText": TransactionText,
  "itemType": FeeItemType,
  "amount": Money,
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(feeStartDateMax)),
  "plannedEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(feePlannedEndDateMax))),
  "actualEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(feeActualEndDateMax))),
  "product": /*#__PURE__*/ zod.union([FeeAssignedProduct,/*#__PURE__*/ zod.null()])
});

export type Fee = zod.input<typeof Fee>;
export type FeeOutput = zod.output<typeof Fee>;
