import * as zod from 'zod/mini';

export const bankDeleteAllowEntryHeadersIfMatchMax = 66;


export const bankDeleteAllowEntryHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankDeleteAllowEntryHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankDeleteAllowEntryHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankDeleteAllowEntryHeadersIfMatchRegExp))
})

export type BankDeleteAllowEntryHeaders = zod.input<typeof BankDeleteAllowEntryHeaders>;
export type BankDeleteAllowEntryHeadersOutput = zod.output<typeof BankDeleteAllowEntryHeaders>;
