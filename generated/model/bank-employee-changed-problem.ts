import * as zod from 'zod/mini';
import { BankEmployee } from './bank-employee.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const BankEmployeeChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": BankEmployee,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type BankEmployeeChangedProblem = zod.input<typeof BankEmployeeChangedProblem>;
export type BankEmployeeChangedProblemOutput = zod.output<typeof BankEmployeeChangedProblem>;
