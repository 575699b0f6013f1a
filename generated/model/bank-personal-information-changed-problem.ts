import * as zod from 'zod/mini';
import { BankPersonalInformation } from './bank-personal-information.ts';
import { Problem } from './problem.ts';

export const BankPersonalInformationChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": BankPersonalInformation
}));

export type BankPersonalInformationChangedProblem = zod.input<typeof BankPersonalInformationChangedProblem>;
export type BankPersonalInformationChangedProblemOutput = zod.output<typeof BankPersonalInformationChangedProblem>;
