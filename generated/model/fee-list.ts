import * as zod from 'zod/mini';
import { Fee } from './fee.ts';
import { Total } from './total.ts';

export const feeListResultsMax = 1000;



export const FeeList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(Fee).check(/*#__PURE__*/ zod.maxLength(feeListResultsMax)),
  "total": Total
});

export type FeeList = zod.input<typeof FeeList>;
export type FeeListOutput = zod.output<typeof FeeList>;
