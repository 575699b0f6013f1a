import * as zod from 'zod/mini';

export const CallingNumberStatus = /*#__PURE__*/ zod.enum(['ACTIVE', 'DEACTIVATED', 'BLOCKED', 'IN_ACTIVATION', 'ACTIVATION_FAILED']);

export type CallingNumberStatus = zod.input<typeof CallingNumberStatus>;
export type CallingNumberStatusOutput = zod.output<typeof CallingNumberStatus>;
