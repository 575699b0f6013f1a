import * as zod from 'zod/mini';

export const bankDeletePrivateFeeHeadersIfMatchMax = 66;


export const bankDeletePrivateFeeHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankDeletePrivateFeeHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankDeletePrivateFeeHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankDeletePrivateFeeHeadersIfMatchRegExp))
})

export type BankDeletePrivateFeeHeaders = zod.input<typeof BankDeletePrivateFeeHeaders>;
export type BankDeletePrivateFeeHeadersOutput = zod.output<typeof BankDeletePrivateFeeHeaders>;
