import * as zod from 'zod/mini';
import { BusinessCustomer } from './business-customer.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const BusinessCustomerChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": BusinessCustomer,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type BusinessCustomerChangedProblem = zod.input<typeof BusinessCustomerChangedProblem>;
export type BusinessCustomerChangedProblemOutput = zod.output<typeof BusinessCustomerChangedProblem>;
