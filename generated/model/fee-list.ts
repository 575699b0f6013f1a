import * as zod from 'zod/mini';
import { Fee } from './fee.ts';

export const feeListResultsMax = 1000;

export const feeListTotalMin = 0;
export const feeListTotalMax = 10000000;



export const FeeList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(Fee).check(/*#__PURE__*/ zod.maxLength(feeListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(feeListTotalMin)).check(/*#__PURE__*/ zod.lte(feeListTotalMax))
});

export type FeeList = zod.input<typeof FeeList>;
export type FeeListOutput = zod.output<typeof FeeList>;
