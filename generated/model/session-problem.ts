import * as zod from 'zod/mini';
import { Problem } from './problem.ts';
import { SessionEndReason } from './session-end-reason.ts';

export const SessionProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.optional(SessionEndReason)
}));

export type SessionProblem = zod.input<typeof SessionProblem>;
export type SessionProblemOutput = zod.output<typeof SessionProblem>;
