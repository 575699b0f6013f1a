import * as zod from 'zod/mini';

export const DeactivationReason = /*#__PURE__*/ zod.enum(['NO_REASON', 'RESIGNATION_FROM_COMPANY', 'NO_USE']);

export type DeactivationReason = zod.input<typeof DeactivationReason>;
export type DeactivationReasonOutput = zod.output<typeof DeactivationReason>;
