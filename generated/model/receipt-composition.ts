import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { Money } from './money.ts';
import { ReceiptItem } from './receipt-item.ts';

export const receiptCompositionItemsMax = 100;



export const ReceiptComposition = /*#__PURE__*/ zod.object({
  "billedFrom": /*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]),
  "billedTo": /*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]),
  "paymentsAmount": Money,
  "items": /*#__PURE__*/ zod.array(ReceiptItem).check(/*#__PURE__*/ zod.maxLength(receiptCompositionItemsMax))
});

export type ReceiptComposition = zod.input<typeof ReceiptComposition>;
export type ReceiptCompositionOutput = zod.output<typeof ReceiptComposition>;
