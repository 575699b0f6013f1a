import * as zod from 'zod/mini';
import { PersonalInformation } from './personal-information.ts';
import { Problem } from './problem.ts';

export const PersonalInformationChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": PersonalInformation
}));

export type PersonalInformationChangedProblem = zod.input<typeof PersonalInformationChangedProblem>;
export type PersonalInformationChangedProblemOutput = zod.output<typeof PersonalInformationChangedProblem>;
