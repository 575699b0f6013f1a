import * as zod from 'zod/mini';
import { CallingNumber } from './calling-number.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const CallingNumberChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": CallingNumber,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type CallingNumberChangedProblem = zod.input<typeof CallingNumberChangedProblem>;
export type CallingNumberChangedProblemOutput = zod.output<typeof CallingNumberChangedProblem>;
