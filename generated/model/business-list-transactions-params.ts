import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { TransactionSortOrder } from './transaction-sort-order.ts';
import { TransactionStatus } from './transaction-status.ts';

export const businessListTransactionsParamsStatusMax = 8;

export const businessListTransactionsParamsCallNumberMax = 13;


export const businessListTransactionsParamsCallNumberRegExp = new RegExp('^[0-9]{3,13}$', 'u');
export const businessListTransactionsParamsInvoiceNumberMax = 40;


export const businessListTransactionsParamsInvoiceNumberRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');
export const businessListTransactionsParamsLimitDefault = 20;
export const businessListTransactionsParamsLimitMax = 100;

export const businessListTransactionsParamsOffsetDefault = 0;
export const businessListTransactionsParamsOffsetMin = 0;
export const businessListTransactionsParamsOffsetMax = 10000000;

export const businessListTransactionsParamsSortDefault = 'transactionTimestamp_desc';
export const BusinessListTransactionsParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TransactionStatus).check(/*#__PURE__*/ zod.maxLength(businessListTransactionsParamsStatusMax))),
  "fromDate": /*#__PURE__*/ zod.optional(Day),
  "toDate": /*#__PURE__*/ zod.optional(Day),
  "callNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessListTransactionsParamsCallNumberMax)).check(/*#__PURE__*/ zod.regex(businessListTransactionsParamsCallNumberRegExp))),
  "invoiceNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessListTransactionsParamsInvoiceNumberMax)).check(/*#__PURE__*/ zod.regex(businessListTransactionsParamsInvoiceNumberRegExp))),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(businessListTransactionsParamsLimitMax)), businessListTransactionsParamsLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(businessListTransactionsParamsOffsetMin)).check(/*#__PURE__*/ zod.lte(businessListTransactionsParamsOffsetMax)), businessListTransactionsParamsOffsetDefault),
  "sort": /*#__PURE__*/ zod._default(TransactionSortOrder, businessListTransactionsParamsSortDefault)
})

export type BusinessListTransactionsParams = zod.input<typeof BusinessListTransactionsParams>;
export type BusinessListTransactionsParamsOutput = zod.output<typeof BusinessListTransactionsParams>;
