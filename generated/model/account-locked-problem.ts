import * as zod from 'zod/mini';
import { Problem } from './problem.ts';

export const accountLockedProblemTwoAccountLockedUntilMax = 40;



export const AccountLockedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "accountLockedUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(accountLockedProblemTwoAccountLockedUntilMax)))
}));

export type AccountLockedProblem = zod.input<typeof AccountLockedProblem>;
export type AccountLockedProblemOutput = zod.output<typeof AccountLockedProblem>;
