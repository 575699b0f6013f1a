import * as zod from 'zod/mini';
import { CallingNumber } from './calling-number.ts';
import { Problem } from './problem.ts';

export const CallingNumberChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": CallingNumber
}));

export type CallingNumberChangedProblem = zod.input<typeof CallingNumberChangedProblem>;
export type CallingNumberChangedProblemOutput = zod.output<typeof CallingNumberChangedProblem>;
