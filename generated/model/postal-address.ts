import * as zod from 'zod/mini';
import { City } from './city.ts';
import { Street } from './street.ts';

export const postalAddressZipcodeMax = 10;



export const PostalAddress = /*#__PURE__*/ zod.object({
  "zipcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(postalAddressZipcodeMax)),
  "city": City,
  "street": Street
});

export type PostalAddress = zod.input<typeof PostalAddress>;
export type PostalAddressOutput = zod.output<typeof PostalAddress>;
