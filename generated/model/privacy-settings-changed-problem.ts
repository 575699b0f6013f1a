import * as zod from 'zod/mini';
import { LastChange } from './last-change.ts';
import { PrivacySettings } from './privacy-settings.ts';
import { Problem } from './problem.ts';

export const PrivacySettingsChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": PrivacySettings,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type PrivacySettingsChangedProblem = zod.input<typeof PrivacySettingsChangedProblem>;
export type PrivacySettingsChangedProblemOutput = zod.output<typeof PrivacySettingsChangedProblem>;
