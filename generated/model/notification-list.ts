import * as zod from 'zod/mini';
import { Notification } from './notification.ts';
import { Total } from './total.ts';

export const notificationListResultsMax = 100;



export const NotificationList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(Notification).check(/*#__PURE__*/ zod.maxLength(notificationListResultsMax)),
  "total": Total
});

export type NotificationList = zod.input<typeof NotificationList>;
export type NotificationListOutput = zod.output<typeof NotificationList>;
