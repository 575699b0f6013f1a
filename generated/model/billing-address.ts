import * as zod from 'zod/mini';
import { City } from './city.ts';
import { CoName } from './co-name.ts';
import { CountryCode } from './country-code.ts';
import { InternationalZipcode } from './international-zipcode.ts';
import { Street } from './street.ts';

export const BillingAddress = /*#__PURE__*/ zod.object({
  "isContractAddress": /*#__PURE__*/ zod.boolean(),
  "coName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CoName,/*#__PURE__*/ zod.null()])),
  "street": Street,
  "zipcode": InternationalZipcode,
  "city": City,
  "country": CountryCode
});

export type BillingAddress = zod.input<typeof BillingAddress>;
export type BillingAddressOutput = zod.output<typeof BillingAddress>;
