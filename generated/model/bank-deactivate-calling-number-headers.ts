import * as zod from 'zod/mini';

export const bankDeactivateCallingNumberHeadersIfMatchMax = 66;


export const bankDeactivateCallingNumberHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankDeactivateCallingNumberHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankDeactivateCallingNumberHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankDeactivateCallingNumberHeadersIfMatchRegExp))
})

export type BankDeactivateCallingNumberHeaders = zod.input<typeof BankDeactivateCallingNumberHeaders>;
export type BankDeactivateCallingNumberHeadersOutput = zod.output<typeof BankDeactivateCallingNumberHeaders>;
