import * as zod from 'zod/mini';
import { BusinessCustomer } from './business-customer.ts';
import { Problem } from './problem.ts';

export const BusinessCustomerChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": BusinessCustomer
}));

export type BusinessCustomerChangedProblem = zod.input<typeof BusinessCustomerChangedProblem>;
export type BusinessCustomerChangedProblemOutput = zod.output<typeof BusinessCustomerChangedProblem>;
