import * as zod from 'zod/mini';

export const violationFieldMax = 200;

export const violationRuleMax = 40;



export const Violation = /*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(violationFieldMax)),
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(violationRuleMax))
});

export type Violation = zod.input<typeof Violation>;
export type ViolationOutput = zod.output<typeof Violation>;
