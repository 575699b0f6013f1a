import * as zod from 'zod/mini';
import { Birthdate } from './birthdate.ts';
import { CallNumber } from './call-number.ts';
import { Etag } from './etag.ts';
import { Iban } from './iban.ts';
import { Id } from './id.ts';
import { NoteText } from './note-text.ts';
import { PersonName } from './person-name.ts';

export const DenyEntry = /*#__PURE__*/ zod.object({
  "id": Id,
  "etag": Etag,
  "firstName": /*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()]),
  "birthdate": /*#__PURE__*/ zod.union([Birthdate,/*#__PURE__*/ zod.null()]),
  "phoneNumber": /*#__PURE__*/ zod.union([CallNumber,/*#__PURE__*/ zod.null()]),
  "iban": /*#__PURE__*/ zod.union([Iban,/*#__PURE__*/ zod.null()]),
  "note": /*#__PURE__*/ zod.union([NoteText,/*#__PURE__*/ zod.null()])
});

export type DenyEntry = zod.input<typeof DenyEntry>;
export type DenyEntryOutput = zod.output<typeof DenyEntry>;
