import * as zod from 'zod/mini';
import { Author } from './author.ts';
import { Id } from './id.ts';
import { Timestamp } from './timestamp.ts';

export const customerNoteNoteMax = 100000;



export const CustomerNote = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(Id),
  "createdAt": Timestamp,
  "note": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customerNoteNoteMax)),
  "recordedBy": Author
});

export type CustomerNote = zod.input<typeof CustomerNote>;
export type CustomerNoteOutput = zod.output<typeof CustomerNote>;
