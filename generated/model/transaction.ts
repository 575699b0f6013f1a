import * as zod from 'zod/mini';
import { CallNumber } from './call-number.ts';
import { Money } from './money.ts';
import { Timestamp } from './timestamp.ts';
import { TransactionRefusal } from './transaction-refusal.ts';

export const transactionTransactionIdMax = 40;

export const transactionFeeTypeNameMax = 80;

export const transactionFeeTypeMax = 80;

export const transactionMerchantNameMax = 120;

export const transactionStatusNameMax = 40;

export const transactionInvoiceNumberMax = 40;



export const Transaction = /*#__PURE__*/ zod.object({
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionTransactionIdMax)),
  "transactionTimestamp": Timestamp,
  "amount": Money,
  "feeTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionFeeTypeNameMax)),
  "feeType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionFeeTypeMax)),
  "merchantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionMerchantNameMax)),
  "statusName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionStatusNameMax)),
  "callNumber": /*#__PURE__*/ zod.optional(CallNumber),
  "invoiceNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionInvoiceNumberMax))),
  "refusal": /*#__PURE__*/ zod.optional(TransactionRefusal)
});

export type Transaction = zod.input<typeof Transaction>;
export type TransactionOutput = zod.output<typeof Transaction>;
