import * as zod from 'zod/mini';
import { PaymentCondition } from './payment-condition.ts';
import { Receipt } from './receipt.ts';

export const receiptListReceiptsMax = 1000;



export const ReceiptList = /*#__PURE__*/ zod.object({
  "receipts": /*#__PURE__*/ zod.array(Receipt).check(/*#__PURE__*/ zod.maxLength(receiptListReceiptsMax)),
  "paymentCondition": /*#__PURE__*/ zod.optional(PaymentCondition)
});

export type ReceiptList = zod.input<typeof ReceiptList>;
export type ReceiptListOutput = zod.output<typeof ReceiptList>;
