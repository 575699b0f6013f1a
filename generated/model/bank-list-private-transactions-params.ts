import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { TransactionSortOrder } from './transaction-sort-order.ts';
import { TransactionStatus } from './transaction-status.ts';

export const bankListPrivateTransactionsParamsStatusMax = 8;

export const bankListPrivateTransactionsParamsCallNumberMax = 13;


export const bankListPrivateTransactionsParamsCallNumberRegExp = new RegExp('^[0-9]{3,13}$', 'u');
export const bankListPrivateTransactionsParamsInvoiceNumberMax = 40;


export const bankListPrivateTransactionsParamsInvoiceNumberRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');
export const bankListPrivateTransactionsParamsLimitDefault = 20;
export const bankListPrivateTransactionsParamsLimitMax = 100;

export const bankListPrivateTransactionsParamsOffsetDefault = 0;
export const bankListPrivateTransactionsParamsOffsetMin = 0;
export const bankListPrivateTransactionsParamsOffsetMax = 10000000;

export const bankListPrivateTransactionsParamsSortDefault = 'transactionTimestamp_desc';
export const BankListPrivateTransactionsParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TransactionStatus).check(/*#__PURE__*/ zod.maxLength(bankListPrivateTransactionsParamsStatusMax))),
  "fromDate": /*#__PURE__*/ zod.optional(Day),
  "toDate": /*#__PURE__*/ zod.optional(Day),
  "callNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bankListPrivateTransactionsParamsCallNumberMax)).check(/*#__PURE__*/ zod.regex(bankListPrivateTransactionsParamsCallNumberRegExp))),
  "invoiceNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankListPrivateTransactionsParamsInvoiceNumberMax)).check(/*#__PURE__*/ zod.regex(bankListPrivateTransactionsParamsInvoiceNumberRegExp))),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListPrivateTransactionsParamsLimitMax)), bankListPrivateTransactionsParamsLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bankListPrivateTransactionsParamsOffsetMin)).check(/*#__PURE__*/ zod.lte(bankListPrivateTransactionsParamsOffsetMax)), bankListPrivateTransactionsParamsOffsetDefault),
  "sort": /*#__PURE__*/ zod._default(TransactionSortOrder, bankListPrivateTransactionsParamsSortDefault)
})

export type BankListPrivateTransactionsParams = zod.input<typeof BankListPrivateTransactionsParams>;
export type BankListPrivateTransactionsParamsOutput = zod.output<typeof BankListPrivateTransactionsParams>;
