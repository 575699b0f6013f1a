import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { TransactionSortOrder } from './transaction-sort-order.ts';
import { TransactionStatus } from './transaction-status.ts';

export const privateListTransactionsParamsStatusMax = 8;

export const privateListTransactionsParamsCallNumberMax = 13;


export const privateListTransactionsParamsCallNumberRegExp = new RegExp('^[0-9]{3,13}$', 'u');
export const privateListTransactionsParamsInvoiceNumberMax = 40;


export const privateListTransactionsParamsInvoiceNumberRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');
export const privateListTransactionsParamsLimitDefault = 20;
export const privateListTransactionsParamsLimitMax = 100;

export const privateListTransactionsParamsOffsetDefault = 0;
export const privateListTransactionsParamsOffsetMin = 0;
export const privateListTransactionsParamsOffsetMax = 10000000;

export const privateListTransactionsParamsSortDefault = 'transactionTimestamp_desc';
export const PrivateListTransactionsParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TransactionStatus).check(/*#__PURE__*/ zod.maxLength(privateListTransactionsParamsStatusMax))),
  "fromDate": /*#__PURE__*/ zod.optional(Day),
  "toDate": /*#__PURE__*/ zod.optional(Day),
  "callNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(privateListTransactionsParamsCallNumberMax)).check(/*#__PURE__*/ zod.regex(privateListTransactionsParamsCallNumberRegExp))),
  "invoiceNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(privateListTransactionsParamsInvoiceNumberMax)).check(/*#__PURE__*/ zod.regex(privateListTransactionsParamsInvoiceNumberRegExp))),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(privateListTransactionsParamsLimitMax)), privateListTransactionsParamsLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(privateListTransactionsParamsOffsetMin)).check(/*#__PURE__*/ zod.lte(privateListTransactionsParamsOffsetMax)), privateListTransactionsParamsOffsetDefault),
  "sort": /*#__PURE__*/ zod._default(TransactionSortOrder, privateListTransactionsParamsSortDefault)
})

export type PrivateListTransactionsParams = zod.input<typeof PrivateListTransactionsParams>;
export type PrivateListTransactionsParamsOutput = zod.output<typeof PrivateListTransactionsParams>;
