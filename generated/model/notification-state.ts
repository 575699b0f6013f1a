import * as zod from 'zod/mini';

export const NotificationState = /*#__PURE__*/ zod.enum(['OPEN', 'FAILED', 'SENT']);

export type NotificationState = zod.input<typeof NotificationState>;
export type NotificationStateOutput = zod.output<typeof NotificationState>;
