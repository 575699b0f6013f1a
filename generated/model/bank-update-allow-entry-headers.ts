import * as zod from 'zod/mini';

export const bankUpdateAllowEntryHeadersIfMatchMax = 66;


export const bankUpdateAllowEntryHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateAllowEntryHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateAllowEntryHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateAllowEntryHeadersIfMatchRegExp))
})

export type BankUpdateAllowEntryHeaders = zod.input<typeof BankUpdateAllowEntryHeaders>;
export type BankUpdateAllowEntryHeadersOutput = zod.output<typeof BankUpdateAllowEntryHeaders>;
