import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { Money } from './money.ts';

export const billRunTransactionCustomerTypeMax = 40;

export const billRunTransactionSapCodeMax = 40;

export const billRunTransactionItemTypeMax = 80;

export const billRunTransactionCountMin = 0;
export const billRunTransactionCountMax = 100000000;



export const BillRunTransaction = /*#__PURE__*/ zod.object({
  "trxDate": Day,
  "customerType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(billRunTransactionCustomerTypeMax)),
  "sapCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(billRunTransactionSapCodeMax)),
  "itemType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(billRunTransactionItemTypeMax)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billRunTransactionCountMin)).check(/*#__PURE__*/ zod.lte(billRunTransactionCountMax)),
  "sumAmount": Money,
  "sentToSap": /*#__PURE__*/ zod.boolean()
});

export type BillRunTransaction = zod.input<typeof BillRunTransaction>;
export type BillRunTransactionOutput = zod.output<typeof BillRunTransaction>;
