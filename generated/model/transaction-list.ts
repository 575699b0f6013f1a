import * as zod from 'zod/mini';
import { Total } from './total.ts';
import { Transaction } from './transaction.ts';

export const transactionListTransactionsMax = 100;



export const TransactionList = /*#__PURE__*/ zod.object({
  "transactions": /*#__PURE__*/ zod.array(Transaction).check(/*#__PURE__*/ zod.maxLength(transactionListTransactionsMax)),
  "meta": /*#__PURE__*/ zod.object({
  "total": Total
})
});

export type TransactionList = zod.input<typeof TransactionList>;
export type TransactionListOutput = zod.output<typeof TransactionList>;
