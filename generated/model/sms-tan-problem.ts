import * as zod from 'zod/mini';
import { Problem } from './problem.ts';

export const smsTanProblemTwoSecondsUntilCreationPossibleMin = 0;
export const smsTanProblemTwoSecondsUntilCreationPossibleMax = 86400;



export const SmsTanProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "secondsUntilCreationPossible": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(smsTanProblemTwoSecondsUntilCreationPossibleMin)).check(/*#__PURE__*/ zod.lte(smsTanProblemTwoSecondsUntilCreationPossibleMax))
}));

export type SmsTanProblem = zod.input<typeof SmsTanProblem>;
export type SmsTanProblemOutput = zod.output<typeof SmsTanProblem>;
