import * as zod from 'zod/mini';
import { BillRunDay } from './bill-run-day.ts';
import { BillRunList } from './bill-run-list.ts';

export const billRunCalculationResultsMax = 100;



export const BillRunCalculation = /*#__PURE__*/ zod.object({
  "allBillRuns": BillRunList,
  "results": /*#__PURE__*/ zod.array(BillRunDay).check(/*#__PURE__*/ zod.maxLength(billRunCalculationResultsMax))
});

export type BillRunCalculation = zod.input<typeof BillRunCalculation>;
export type BillRunCalculationOutput = zod.output<typeof BillRunCalculation>;
