import * as zod from 'zod/mini';
import { LastChange } from './last-change.ts';
import { PersonalInformation } from './personal-information.ts';
import { Problem } from './problem.ts';

export const PersonalInformationChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": PersonalInformation,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type PersonalInformationChangedProblem = zod.input<typeof PersonalInformationChangedProblem>;
export type PersonalInformationChangedProblemOutput = zod.output<typeof PersonalInformationChangedProblem>;
