import * as zod from 'zod/mini';

export const bankBlockCallingNumberHeadersIfMatchMax = 66;


export const bankBlockCallingNumberHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankBlockCallingNumberHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankBlockCallingNumberHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankBlockCallingNumberHeadersIfMatchRegExp))
})

export type BankBlockCallingNumberHeaders = zod.input<typeof BankBlockCallingNumberHeaders>;
export type BankBlockCallingNumberHeadersOutput = zod.output<typeof BankBlockCallingNumberHeaders>;
