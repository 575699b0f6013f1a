import * as zod from 'zod/mini';
import { Problem } from './problem.ts';
import { Timestamp } from './timestamp.ts';

export const AccountLockedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "accountLockedUntil": /*#__PURE__*/ zod.optional(Timestamp)
}));

export type AccountLockedProblem = zod.input<typeof AccountLockedProblem>;
export type AccountLockedProblemOutput = zod.output<typeof AccountLockedProblem>;
