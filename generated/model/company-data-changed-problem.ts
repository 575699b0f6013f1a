import * as zod from 'zod/mini';
import { CompanyData } from './company-data.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const CompanyDataChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": CompanyData,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type CompanyDataChangedProblem = zod.input<typeof CompanyDataChangedProblem>;
export type CompanyDataChangedProblemOutput = zod.output<typeof CompanyDataChangedProblem>;
