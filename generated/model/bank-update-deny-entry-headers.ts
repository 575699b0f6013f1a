import * as zod from 'zod/mini';

export const bankUpdateDenyEntryHeadersIfMatchMax = 66;


export const bankUpdateDenyEntryHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateDenyEntryHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateDenyEntryHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateDenyEntryHeadersIfMatchRegExp))
})

export type BankUpdateDenyEntryHeaders = zod.input<typeof BankUpdateDenyEntryHeaders>;
export type BankUpdateDenyEntryHeadersOutput = zod.output<typeof BankUpdateDenyEntryHeaders>;
