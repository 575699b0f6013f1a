import * as zod from 'zod/mini';

export const bankUpdatePrivateLocksHeadersIfMatchMax = 66;


export const bankUpdatePrivateLocksHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdatePrivateLocksHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdatePrivateLocksHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdatePrivateLocksHeadersIfMatchRegExp))
})

export type BankUpdatePrivateLocksHeaders = zod.input<typeof BankUpdatePrivateLocksHeaders>;
export type BankUpdatePrivateLocksHeadersOutput = zod.output<typeof BankUpdatePrivateLocksHeaders>;
