import * as zod from 'zod/mini';

export const NotificationSortField = /*#__PURE__*/ zod.enum(['sentAt', 'subject']);

export type NotificationSortField = zod.input<typeof NotificationSortField>;
export type NotificationSortFieldOutput = zod.output<typeof NotificationSortField>;
