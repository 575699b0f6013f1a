import * as zod from 'zod/mini';
import { Problem } from './problem.ts';

export const zipcodeProblemTwoTemplatesItemMax = 20;

export const zipcodeProblemTwoTemplatesMax = 10;



export const ZipcodeProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "templates": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(zipcodeProblemTwoTemplatesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(zipcodeProblemTwoTemplatesMax))
}));

export type ZipcodeProblem = zod.input<typeof ZipcodeProblem>;
export type ZipcodeProblemOutput = zod.output<typeof ZipcodeProblem>;
