import * as zod from 'zod/mini';
import { BusinessAdmin } from './business-admin.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const BusinessAdminChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": BusinessAdmin,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type BusinessAdminChangedProblem = zod.input<typeof BusinessAdminChangedProblem>;
export type BusinessAdminChangedProblemOutput = zod.output<typeof BusinessAdminChangedProblem>;
