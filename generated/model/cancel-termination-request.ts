import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { NoteText } from './note-text.ts';

export const CancelTerminationRequest = /*#__PURE__*/ zod.object({
  "customerId": Id,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([NoteText,/*#__PURE__*/ zod.null()]))
});

export type CancelTerminationRequest = zod.input<typeof CancelTerminationRequest>;
export type CancelTerminationRequestOutput = zod.output<typeof CancelTerminationRequest>;
