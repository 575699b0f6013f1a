import * as zod from 'zod/mini';
import { PersonName } from './person-name.ts';
import { Salutation } from './salutation.ts';

export const PrivateCustomerUser = /*#__PURE__*/ zod.object({
  "salutation": Salutation,
  "firstName": PersonName,
  "lastName": PersonName
});

export type PrivateCustomerUser = zod.input<typeof PrivateCustomerUser>;
export type PrivateCustomerUserOutput = zod.output<typeof PrivateCustomerUser>;
