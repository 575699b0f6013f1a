import * as zod from 'zod/mini';

export const bankChangeCallNumberHeadersIfMatchMax = 66;


export const bankChangeCallNumberHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankChangeCallNumberHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankChangeCallNumberHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankChangeCallNumberHeadersIfMatchRegExp))
})

export type BankChangeCallNumberHeaders = zod.input<typeof BankChangeCallNumberHeaders>;
export type BankChangeCallNumberHeadersOutput = zod.output<typeof BankChangeCallNumberHeaders>;
