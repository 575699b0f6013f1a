import * as zod from 'zod/mini';
import { ArchiveReference } from './archive-reference.ts';
import { Id } from './id.ts';
import { NotificationState } from './notification-state.ts';
import { Timestamp } from './timestamp.ts';

export const notificationSubjectMax = 255;

export const notificationRecipientMax = 255;

export const notificationContentMax = 1000000;

export const notificationReplyMessageMax = 10000;



export const Notification = /*#__PURE__*/ zod.object({
  "id": Id,
  "dateTimeSent": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "subject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationSubjectMax)),
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationRecipientMax)),
  "state": NotificationState,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationContentMax)),
  "replyMessage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationReplyMessageMax))),
  "attachmentId": /*#__PURE__*/ zod.union([ArchiveReference,/*#__PURE__*/ zod.null()]),
  "attachmentDocumentId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;
