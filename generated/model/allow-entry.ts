import * as zod from 'zod/mini';
import { Birthdate } from './birthdate.ts';
import { CallNumber } from './call-number.ts';
import { Etag } from './etag.ts';
import { Id } from './id.ts';
import { NoteText } from './note-text.ts';
import { PersonName } from './person-name.ts';

export const AllowEntry = /*#__PURE__*/ zod.object({
  "id": Id,
  "etag": Etag,
  "firstName": PersonName,
  "lastName": PersonName,
  "birthdate": Birthdate,
  "phoneNumber": CallNumber,
  "note": /*#__PURE__*/ zod.union([NoteText,/*#__PURE__*/ zod.null()])
});

export type AllowEntry = zod.input<typeof AllowEntry>;
export type AllowEntryOutput = zod.output<typeof AllowEntry>;
