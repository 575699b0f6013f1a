import * as zod from 'zod/mini';
import { AcademicTitle } from './academic-title.ts';
import { AustrianZipcode } from './austrian-zipcode.ts';
import { Birthdate } from './birthdate.ts';
import { City } from './city.ts';
import { EmailAddress } from './email-address.ts';
import { PersonName } from './person-name.ts';
import { Salutation } from './salutation.ts';
import { Street } from './street.ts';

export const UpdateBankPersonalInformationRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "employee": /*#__PURE__*/ zod.boolean(),
  "salutation": Salutation,
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([AcademicTitle,/*#__PURE__*/ zod.null()])),
  "firstName": PersonName,
  "lastName": PersonName,
  "birthdate": Birthdate,
  "street": Street,
  "zipcode": AustrianZipcode,
  "city": City
});

export type UpdateBankPersonalInformationRequest = zod.input<typeof UpdateBankPersonalInformationRequest>;
export type UpdateBankPersonalInformationRequestOutput = zod.output<typeof UpdateBankPersonalInformationRequest>;
