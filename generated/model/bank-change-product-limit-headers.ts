import * as zod from 'zod/mini';

export const bankChangeProductLimitHeadersIfMatchMax = 66;


export const bankChangeProductLimitHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankChangeProductLimitHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankChangeProductLimitHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankChangeProductLimitHeadersIfMatchRegExp))
})

export type BankChangeProductLimitHeaders = zod.input<typeof BankChangeProductLimitHeaders>;
export type BankChangeProductLimitHeadersOutput = zod.output<typeof BankChangeProductLimitHeaders>;
