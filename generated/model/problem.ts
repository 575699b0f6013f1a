import * as zod from 'zod/mini';
import { TraceId } from './trace-id.ts';
import { Violation } from './violation.ts';

export const problemStatusMin = 400;
export const problemStatusMax = 599;

export const problemTitleMax = 200;

export const problemViolationsMax = 100;



export const Problem = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemStatusMin)).check(/*#__PURE__*/ zod.lte(problemStatusMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTitleMax)),
  "traceId": TraceId,
  "violations": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Violation).check(/*#__PURE__*/ zod.maxLength(problemViolationsMax)))
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;
