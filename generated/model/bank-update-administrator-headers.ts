import * as zod from 'zod/mini';

export const bankUpdateAdministratorHeadersIfMatchMax = 66;


export const bankUpdateAdministratorHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateAdministratorHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateAdministratorHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateAdministratorHeadersIfMatchRegExp))
})

export type BankUpdateAdministratorHeaders = zod.input<typeof BankUpdateAdministratorHeaders>;
export type BankUpdateAdministratorHeadersOutput = zod.output<typeof BankUpdateAdministratorHeaders>;
