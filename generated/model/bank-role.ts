import * as zod from 'zod/mini';

export const BankRole = /*#__PURE__*/ zod.enum(['ADMINISTRATOR', 'BACKOFFICE', 'RISK', 'SERVICELINE', 'DELETE_ADMINISTRATOR', 'CREDIT_ADMINISTRATOR']);

export type BankRole = zod.input<typeof BankRole>;
export type BankRoleOutput = zod.output<typeof BankRole>;
