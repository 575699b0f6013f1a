import * as zod from 'zod/mini';
import { BillRunList } from './bill-run-list.ts';
import { BillRunTransaction } from './bill-run-transaction.ts';

export const billRunTransactionsResultsMax = 10000;



export const BillRunTransactions = /*#__PURE__*/ zod.object({
  "allBillRuns": BillRunList,
  "results": /*#__PURE__*/ zod.array(BillRunTransaction).check(/*#__PURE__*/ zod.maxLength(billRunTransactionsResultsMax))
});

export type BillRunTransactions = zod.input<typeof BillRunTransactions>;
export type BillRunTransactionsOutput = zod.output<typeof BillRunTransactions>;
