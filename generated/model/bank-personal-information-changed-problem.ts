import * as zod from 'zod/mini';
import { BankPersonalInformation } from './bank-personal-information.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const BankPersonalInformationChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": BankPersonalInformation,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type BankPersonalInformationChangedProblem = zod.input<typeof BankPersonalInformationChangedProblem>;
export type BankPersonalInformationChangedProblemOutput = zod.output<typeof BankPersonalInformationChangedProblem>;
