import * as zod from 'zod/mini';
import { CustomerCallNumber } from './customer-call-number.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const CustomerCallNumberChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": CustomerCallNumber,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type CustomerCallNumberChangedProblem = zod.input<typeof CustomerCallNumberChangedProblem>;
export type CustomerCallNumberChangedProblemOutput = zod.output<typeof CustomerCallNumberChangedProblem>;
