import * as zod from 'zod/mini';
import { Money } from './money.ts';
import { ReceiptItemKind } from './receipt-item-kind.ts';

export const receiptItemTextMax = 120;



export const ReceiptItem = /*#__PURE__*/ zod.object({
  "kind": ReceiptItemKind,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptItemTextMax)),
  "amount": Money
});

export type ReceiptItem = zod.input<typeof ReceiptItem>;
export type ReceiptItemOutput = zod.output<typeof ReceiptItem>;
