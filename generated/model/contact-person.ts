import * as zod from 'zod/mini';
import { AcademicTitle } from './academic-title.ts';
import { CallNumber } from './call-number.ts';
import { EmailAddress } from './email-address.ts';
import { PersonName } from './person-name.ts';
import { Salutation } from './salutation.ts';

export const ContactPerson = /*#__PURE__*/ zod.object({
  "salutation": Salutation,
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([AcademicTitle,/*#__PURE__*/ zod.null()])),
  "firstName": PersonName,
  "lastName": PersonName,
  "email": EmailAddress,
  "callNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CallNumber,/*#__PURE__*/ zod.null()]))
});

export type ContactPerson = zod.input<typeof ContactPerson>;
export type ContactPersonOutput = zod.output<typeof ContactPerson>;
