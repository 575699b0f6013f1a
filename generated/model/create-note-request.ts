import * as zod from 'zod/mini';
import { NoteText } from './note-text.ts';

export const CreateNoteRequest = /*#__PURE__*/ zod.object({
  "note": NoteText
});

export type CreateNoteRequest = zod.input<typeof CreateNoteRequest>;
export type CreateNoteRequestOutput = zod.output<typeof CreateNoteRequest>;
