import * as zod from 'zod/mini';
import { BusinessTerminationReason } from './business-termination-reason.ts';
import { Day } from './day.ts';
import { Id } from './id.ts';
import { NoteText } from './note-text.ts';

export const TerminateBusinessRequest = /*#__PURE__*/ zod.object({
  "customerId": Id,
  "terminationDate": Day,
  "terminationReason": BusinessTerminationReason,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([NoteText,/*#__PURE__*/ zod.null()]))
});

export type TerminateBusinessRequest = zod.input<typeof TerminateBusinessRequest>;
export type TerminateBusinessRequestOutput = zod.output<typeof TerminateBusinessRequest>;
