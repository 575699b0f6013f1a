import * as zod from 'zod/mini';
import { City } from './city.ts';
import { CountryCode } from './country-code.ts';
import { InternationalZipcode } from './international-zipcode.ts';
import { Street } from './street.ts';

export const ContractAddress = /*#__PURE__*/ zod.object({
  "street": Street,
  "zipcode": InternationalZipcode,
  "city": City,
  "country": CountryCode
});

export type ContractAddress = zod.input<typeof ContractAddress>;
export type ContractAddressOutput = zod.output<typeof ContractAddress>;
