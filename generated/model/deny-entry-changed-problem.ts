import * as zod from 'zod/mini';
import { DenyEntry } from './deny-entry.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const DenyEntryChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": DenyEntry,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type DenyEntryChangedProblem = zod.input<typeof DenyEntryChangedProblem>;
export type DenyEntryChangedProblemOutput = zod.output<typeof DenyEntryChangedProblem>;
