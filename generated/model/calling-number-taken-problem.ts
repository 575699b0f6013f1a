import * as zod from 'zod/mini';
import { BpNumber } from './bp-number.ts';
import { Problem } from './problem.ts';

export const CallingNumberTakenProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "customerNumber": /*#__PURE__*/ zod.optional(BpNumber)
}));

export type CallingNumberTakenProblem = zod.input<typeof CallingNumberTakenProblem>;
export type CallingNumberTakenProblemOutput = zod.output<typeof CallingNumberTakenProblem>;
