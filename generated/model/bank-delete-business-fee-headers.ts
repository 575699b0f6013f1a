import * as zod from 'zod/mini';

export const bankDeleteBusinessFeeHeadersIfMatchMax = 66;


export const bankDeleteBusinessFeeHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankDeleteBusinessFeeHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankDeleteBusinessFeeHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankDeleteBusinessFeeHeadersIfMatchRegExp))
})

export type BankDeleteBusinessFeeHeaders = zod.input<typeof BankDeleteBusinessFeeHeaders>;
export type BankDeleteBusinessFeeHeadersOutput = zod.output<typeof BankDeleteBusinessFeeHeaders>;
