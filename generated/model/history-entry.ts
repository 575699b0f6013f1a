import * as zod from 'zod/mini';
import { Author } from './author.ts';
import { HistoryChange } from './history-change.ts';
import { HistorySubject } from './history-subject.ts';
import { Timestamp } from './timestamp.ts';
import { UserType } from './user-type.ts';

export const historyEntryActivityMax = 2000;

export const historyEntryChangesMax = 100;



export const HistoryEntry = /*#__PURE__*/ zod.object({
  "activityTimestamp": Timestamp,
  "user": Author,
  "userType": UserType,
  "loginActivity": /*#__PURE__*/ zod.boolean(),
  "activity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(historyEntryActivityMax)),
  "subject": /*#__PURE__*/ zod.optional(HistorySubject),
  "changes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(HistoryChange).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(historyEntryChangesMax)))
});

export type HistoryEntry = zod.input<typeof HistoryEntry>;
export type HistoryEntryOutput = zod.output<typeof HistoryEntry>;
