import * as zod from 'zod/mini';
import { Notification } from './notification.ts';

export const notificationListResultsMax = 100;

export const notificationListTotalMin = 0;
export const notificationListTotalMax = 100000000;



export const NotificationList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(Notification).check(/*#__PURE__*/ zod.maxLength(notificationListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notificationListTotalMin)).check(/*#__PURE__*/ zod.lte(notificationListTotalMax))
});

export type NotificationList = zod.input<typeof NotificationList>;
export type NotificationListOutput = zod.output<typeof NotificationList>;
