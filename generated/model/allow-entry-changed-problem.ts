import * as zod from 'zod/mini';
import { AllowEntry } from './allow-entry.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const AllowEntryChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": AllowEntry,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type AllowEntryChangedProblem = zod.input<typeof AllowEntryChangedProblem>;
export type AllowEntryChangedProblemOutput = zod.output<typeof AllowEntryChangedProblem>;
