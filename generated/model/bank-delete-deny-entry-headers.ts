import * as zod from 'zod/mini';

export const bankDeleteDenyEntryHeadersIfMatchMax = 66;


export const bankDeleteDenyEntryHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankDeleteDenyEntryHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankDeleteDenyEntryHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankDeleteDenyEntryHeadersIfMatchRegExp))
})

export type BankDeleteDenyEntryHeaders = zod.input<typeof BankDeleteDenyEntryHeaders>;
export type BankDeleteDenyEntryHeadersOutput = zod.output<typeof BankDeleteDenyEntryHeaders>;
