import * as zod from 'zod/mini';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';
import { ProductLimit } from './product-limit.ts';

export const ProductLimitChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": ProductLimit,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type ProductLimitChangedProblem = zod.input<typeof ProductLimitChangedProblem>;
export type ProductLimitChangedProblemOutput = zod.output<typeof ProductLimitChangedProblem>;
