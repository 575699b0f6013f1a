import * as zod from 'zod/mini';
import { HistorySubjectType } from './history-subject-type.ts';
import { Id } from './id.ts';

export const historySubjectNameMax = 255;



export const HistorySubject = /*#__PURE__*/ zod.object({
  "type": HistorySubjectType,
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(historySubjectNameMax)),
  "exists": /*#__PURE__*/ zod.boolean()
});

export type HistorySubject = zod.input<typeof HistorySubject>;
export type HistorySubjectOutput = zod.output<typeof HistorySubject>;
