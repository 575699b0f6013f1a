import * as zod from 'zod/mini';
import { DeactivationReason } from './deactivation-reason.ts';

export const DeactivateCallingNumberRequest = /*#__PURE__*/ zod.object({
  "deactivationReason": DeactivationReason
});

export type DeactivateCallingNumberRequest = zod.input<typeof DeactivateCallingNumberRequest>;
export type DeactivateCallingNumberRequestOutput = zod.output<typeof DeactivateCallingNumberRequest>;
