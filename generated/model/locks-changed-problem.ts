import * as zod from 'zod/mini';
import { LastChange } from './last-change.ts';
import { Locks } from './locks.ts';
import { Problem } from './problem.ts';

export const LocksChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": Locks,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type LocksChangedProblem = zod.input<typeof LocksChangedProblem>;
export type LocksChangedProblemOutput = zod.output<typeof LocksChangedProblem>;
