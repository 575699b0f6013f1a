import * as zod from 'zod/mini';

export const bankUpdateCompanyHeadersIfMatchMax = 66;


export const bankUpdateCompanyHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateCompanyHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateCompanyHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateCompanyHeadersIfMatchRegExp))
})

export type BankUpdateCompanyHeaders = zod.input<typeof BankUpdateCompanyHeaders>;
export type BankUpdateCompanyHeadersOutput = zod.output<typeof BankUpdateCompanyHeaders>;
