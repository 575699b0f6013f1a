import * as zod from 'zod/mini';
import { BankRoles } from './bank-roles.ts';

export const UpdateBankEmployeeRequest = /*#__PURE__*/ zod.object({
  "roles": BankRoles,
  "active": /*#__PURE__*/ zod.boolean()
});

export type UpdateBankEmployeeRequest = zod.input<typeof UpdateBankEmployeeRequest>;
export type UpdateBankEmployeeRequestOutput = zod.output<typeof UpdateBankEmployeeRequest>;
