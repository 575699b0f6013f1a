import * as zod from 'zod/mini';

export const bankUpdateBusinessLocksHeadersIfMatchMax = 66;


export const bankUpdateBusinessLocksHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateBusinessLocksHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateBusinessLocksHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateBusinessLocksHeadersIfMatchRegExp))
})

export type BankUpdateBusinessLocksHeaders = zod.input<typeof BankUpdateBusinessLocksHeaders>;
export type BankUpdateBusinessLocksHeadersOutput = zod.output<typeof BankUpdateBusinessLocksHeaders>;
