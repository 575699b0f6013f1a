import * as zod from 'zod/mini';

export const bankUpdatePrivateFeeHeadersIfMatchMax = 66;


export const bankUpdatePrivateFeeHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdatePrivateFeeHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdatePrivateFeeHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdatePrivateFeeHeadersIfMatchRegExp))
})

export type BankUpdatePrivateFeeHeaders = zod.input<typeof BankUpdatePrivateFeeHeaders>;
export type BankUpdatePrivateFeeHeadersOutput = zod.output<typeof BankUpdatePrivateFeeHeaders>;
