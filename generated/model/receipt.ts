import * as zod from 'zod/mini';
import { ArchiveReference } from './archive-reference.ts';
import { Day } from './day.ts';
import { Money } from './money.ts';
import { ReceiptComposition } from './receipt-composition.ts';

export const receiptInvoiceNumberMax = 40;

export const receiptTypeTextMax = 120;



export const Receipt = /*#__PURE__*/ zod.object({
  "invoiceNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptInvoiceNumberMax)),
  "typeText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptTypeTextMax)),
  "receiptDate": Day,
  "amount": Money,
  "amountOpen": /*#__PURE__*/ zod.optional(Money),
  "archiveReferencePdf": /*#__PURE__*/ zod.union([ArchiveReference,/*#__PURE__*/ zod.null()]),
  "archiveReferenceCsv": /*#__PURE__*/ zod.union([ArchiveReference,/*#__PURE__*/ zod.null()]),
  "composition": /*#__PURE__*/ zod.optional(ReceiptComposition)
});

export type Receipt = zod.input<typeof Receipt>;
export type ReceiptOutput = zod.output<typeof Receipt>;
