import * as zod from 'zod/mini';
import { UserType } from './user-type.ts';

export const historyEntryActivityTimestampMax = 40;

export const historyEntryUserMax = 255;

export const historyEntryActivityMax = 2000;



export const HistoryEntry = /*#__PURE__*/ zod.object({
  "activityTimestamp": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(historyEntryActivityTimestampMax)),
  "user": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(historyEntryUserMax)),
  "userType": UserType,
  "loginActivity": /*#__PURE__*/ zod.boolean(),
  "activity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(historyEntryActivityMax))
});

export type HistoryEntry = zod.input<typeof HistoryEntry>;
export type HistoryEntryOutput = zod.output<typeof HistoryEntry>;
