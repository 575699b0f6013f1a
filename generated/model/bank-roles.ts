import * as zod from 'zod/mini';
import { BankRole } from './bank-role.ts';

export const BankRolesMax = 6;



export const BankRoles = /*#__PURE__*/ zod.array(BankRole).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(BankRolesMax));

export type BankRoles = zod.input<typeof BankRoles>;
export type BankRolesOutput = zod.output<typeof BankRoles>;
