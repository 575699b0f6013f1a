import * as zod from 'zod/mini';
import { CsvFault } from './csv-fault.ts';
import { Problem } from './problem.ts';

export const csvProblemTwoLineMax = 1000000;

export const csvProblemTwoMessageMax = 500;

export const csvProblemTwoFaultsMax = 100;



export const CsvProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "line": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(csvProblemTwoLineMax))),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(csvProblemTwoMessageMax)),
  "faults": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CsvFault).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(csvProblemTwoFaultsMax)))
}));

export type CsvProblem = zod.input<typeof CsvProblem>;
export type CsvProblemOutput = zod.output<typeof CsvProblem>;
