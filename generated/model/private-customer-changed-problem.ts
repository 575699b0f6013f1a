import * as zod from 'zod/mini';
import { LastChange } from './last-change.ts';
import { PrivateCustomer } from './private-customer.ts';
import { Problem } from './problem.ts';

export const PrivateCustomerChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": PrivateCustomer,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type PrivateCustomerChangedProblem = zod.input<typeof PrivateCustomerChangedProblem>;
export type PrivateCustomerChangedProblemOutput = zod.output<typeof PrivateCustomerChangedProblem>;
