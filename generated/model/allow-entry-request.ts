import * as zod from 'zod/mini';
import { Birthdate } from './birthdate.ts';
import { CallNumber } from './call-number.ts';
import { NoteText } from './note-text.ts';
import { PersonName } from './person-name.ts';

export const AllowEntryRequest = /*#__PURE__*/ zod.object({
  "firstName": PersonName,
  "lastName": PersonName,
  "birthdate": Birthdate,
  "phoneNumber": CallNumber,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([NoteText,/*#__PURE__*/ zod.null()]))
});

export type AllowEntryRequest = zod.input<typeof AllowEntryRequest>;
export type AllowEntryRequestOutput = zod.output<typeof AllowEntryRequest>;
