import * as zod from 'zod/mini';
import { BankRoles } from './bank-roles.ts';
import { EmailAddress } from './email-address.ts';
import { Etag } from './etag.ts';
import { Id } from './id.ts';
import { PersonName } from './person-name.ts';

export const BankEmployee = /*#__PURE__*/ zod.object({
  "id": Id,
  "etag": Etag,
  "active": /*#__PURE__*/ zod.boolean(),
  "email": EmailAddress,
  "firstName": PersonName,
  "lastName": PersonName,
  "roles": BankRoles
});

export type BankEmployee = zod.input<typeof BankEmployee>;
export type BankEmployeeOutput = zod.output<typeof BankEmployee>;
