import * as zod from 'zod/mini';
import { City } from './city.ts';
import { CountryCode } from './country-code.ts';
import { InternationalZipcode } from './international-zipcode.ts';
import { Street } from './street.ts';

export const billingAddressCoNameMax = 60;



export const BillingAddress = /*#__PURE__*/ zod.object({
  "isContractAddress": /*#__PURE__*/ zod.boolean(),
  "coName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(billingAddressCoNameMax))),
  "street": Street,
  "zipcode": InternationalZipcode,
  "city": City,
  "country": CountryCode
});

export type BillingAddress = zod.input<typeof BillingAddress>;
export type BillingAddressOutput = zod.output<typeof BillingAddress>;
