import * as zod from 'zod/mini';

export const bankUpdateCallingNumberHeadersIfMatchMax = 66;


export const bankUpdateCallingNumberHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateCallingNumberHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateCallingNumberHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateCallingNumberHeadersIfMatchRegExp))
})

export type BankUpdateCallingNumberHeaders = zod.input<typeof BankUpdateCallingNumberHeaders>;
export type BankUpdateCallingNumberHeadersOutput = zod.output<typeof BankUpdateCallingNumberHeaders>;
