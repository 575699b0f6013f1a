import * as zod from 'zod/mini';
import { Transaction } from './transaction.ts';

export const transactionListTransactionsMax = 100;

export const transactionListMetaTotalMin = 0;
export const transactionListMetaTotalMax = 10000000;



export const TransactionList = /*#__PURE__*/ zod.object({
  "transactions": /*#__PURE__*/ zod.array(Transaction).check(/*#__PURE__*/ zod.maxLength(transactionListTransactionsMax)),
  "meta": /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionListMetaTotalMin)).check(/*#__PURE__*/ zod.lte(transactionListMetaTotalMax))
})
});

export type TransactionList = zod.input<typeof TransactionList>;
export type TransactionListOutput = zod.output<typeof TransactionList>;
