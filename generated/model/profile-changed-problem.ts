import * as zod from 'zod/mini';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';
import { Profile } from './profile.ts';

export const ProfileChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": Profile,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type ProfileChangedProblem = zod.input<typeof ProfileChangedProblem>;
export type ProfileChangedProblemOutput = zod.output<typeof ProfileChangedProblem>;
