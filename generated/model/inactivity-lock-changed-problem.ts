import * as zod from 'zod/mini';
import { InactivityLock } from './inactivity-lock.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const InactivityLockChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": InactivityLock,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type InactivityLockChangedProblem = zod.input<typeof InactivityLockChangedProblem>;
export type InactivityLockChangedProblemOutput = zod.output<typeof InactivityLockChangedProblem>;
