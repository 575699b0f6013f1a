import * as zod from 'zod/mini';
import { Fee } from './fee.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const FeeChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": Fee,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type FeeChangedProblem = zod.input<typeof FeeChangedProblem>;
export type FeeChangedProblemOutput = zod.output<typeof FeeChangedProblem>;
