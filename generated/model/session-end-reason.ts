import * as zod from 'zod/mini';

export const SessionEndReason = /*#__PURE__*/ zod.enum(['IDLE', 'TOO_OLD', 'SIGNED_OUT', 'ACCESS_REMOVED', 'EMAIL_CHANGED']);

export type SessionEndReason = zod.input<typeof SessionEndReason>;
export type SessionEndReasonOutput = zod.output<typeof SessionEndReason>;
