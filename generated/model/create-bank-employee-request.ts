import * as zod from 'zod/mini';
import { BankRoles } from './bank-roles.ts';
import { EmailAddress } from './email-address.ts';
import { PersonName } from './person-name.ts';

export const CreateBankEmployeeRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "firstName": PersonName,
  "lastName": PersonName,
  "roles": BankRoles
});

export type CreateBankEmployeeRequest = zod.input<typeof CreateBankEmployeeRequest>;
export type CreateBankEmployeeRequestOutput = zod.output<typeof CreateBankEmployeeRequest>;
