import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { Id } from './id.ts';
import { NoteText } from './note-text.ts';
import { PrivateTerminationReason } from './private-termination-reason.ts';

export const TerminatePrivateRequest = /*#__PURE__*/ zod.object({
  "customerId": Id,
  "terminationDate": Day,
  "terminationReason": PrivateTerminationReason,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([NoteText,/*#__PURE__*/ zod.null()]))
});

export type TerminatePrivateRequest = zod.input<typeof TerminatePrivateRequest>;
export type TerminatePrivateRequestOutput = zod.output<typeof TerminatePrivateRequest>;
