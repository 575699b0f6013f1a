import * as zod from 'zod/mini';
import { CompanyData } from './company-data.ts';
import { Problem } from './problem.ts';

export const CompanyDataChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": CompanyData
}));

export type CompanyDataChangedProblem = zod.input<typeof CompanyDataChangedProblem>;
export type CompanyDataChangedProblemOutput = zod.output<typeof CompanyDataChangedProblem>;
