import * as zod from 'zod/mini';
import { BankData } from './bank-data.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const BankDataChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": BankData,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type BankDataChangedProblem = zod.input<typeof BankDataChangedProblem>;
export type BankDataChangedProblemOutput = zod.output<typeof BankDataChangedProblem>;
