import * as zod from 'zod/mini';
import { ViolationCode } from './violation-code.ts';

export const violationFieldMax = 200;

export const violationRuleMax = 40;



export const Violation = /*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(violationFieldMax)),
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(violationRuleMax)),
  "code": /*#__PURE__*/ zod.optional(ViolationCode)
});

export type Violation = zod.input<typeof Violation>;
export type ViolationOutput = zod.output<typeof Violation>;
