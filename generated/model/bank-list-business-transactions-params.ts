import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { TransactionSortOrder } from './transaction-sort-order.ts';
import { TransactionStatus } from './transaction-status.ts';

export const bankListBusinessTransactionsParamsStatusMax = 8;

export const bankListBusinessTransactionsParamsCallNumberMax = 13;


export const bankListBusinessTransactionsParamsCallNumberRegExp = new RegExp('^[0-9]{3,13}$', 'u');
export const bankListBusinessTransactionsParamsInvoiceNumberMax = 40;


export const bankListBusinessTransactionsParamsInvoiceNumberRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');
export const bankListBusinessTransactionsParamsLimitDefault = 20;
export const bankListBusinessTransactionsParamsLimitMax = 100;

export const bankListBusinessTransactionsParamsOffsetDefault = 0;
export const bankListBusinessTransactionsParamsOffsetMin = 0;
export const bankListBusinessTransactionsParamsOffsetMax = 10000000;

export const bankListBusinessTransactionsParamsSortDefault = 'transactionTimestamp_desc';
export const BankListBusinessTransactionsParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TransactionStatus).check(/*#__PURE__*/ zod.maxLength(bankListBusinessTransactionsParamsStatusMax))),
  "fromDate": /*#__PURE__*/ zod.optional(Day),
  "toDate": /*#__PURE__*/ zod.optional(Day),
  "callNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bankListBusinessTransactionsParamsCallNumberMax)).check(/*#__PURE__*/ zod.regex(bankListBusinessTransactionsParamsCallNumberRegExp))),
  "invoiceNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankListBusinessTransactionsParamsInvoiceNumberMax)).check(/*#__PURE__*/ zod.regex(bankListBusinessTransactionsParamsInvoiceNumberRegExp))),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListBusinessTransactionsParamsLimitMax)), bankListBusinessTransactionsParamsLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bankListBusinessTransactionsParamsOffsetMin)).check(/*#__PURE__*/ zod.lte(bankListBusinessTransactionsParamsOffsetMax)), bankListBusinessTransactionsParamsOffsetDefault),
  "sort": /*#__PURE__*/ zod._default(TransactionSortOrder, bankListBusinessTransactionsParamsSortDefault)
})

export type BankListBusinessTransactionsParams = zod.input<typeof BankListBusinessTransactionsParams>;
export type BankListBusinessTransactionsParamsOutput = zod.output<typeof BankListBusinessTransactionsParams>;
