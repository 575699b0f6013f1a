import * as zod from 'zod/mini';

export const bankUpdateEmployeeHeadersIfMatchMax = 66;


export const bankUpdateEmployeeHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateEmployeeHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateEmployeeHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateEmployeeHeadersIfMatchRegExp))
})

export type BankUpdateEmployeeHeaders = zod.input<typeof BankUpdateEmployeeHeaders>;
export type BankUpdateEmployeeHeadersOutput = zod.output<typeof BankUpdateEmployeeHeaders>;
