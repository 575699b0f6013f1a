import * as zod from 'zod/mini';

export const bankUpdateBusinessFeeHeadersIfMatchMax = 66;


export const bankUpdateBusinessFeeHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateBusinessFeeHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateBusinessFeeHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateBusinessFeeHeadersIfMatchRegExp))
})

export type BankUpdateBusinessFeeHeaders = zod.input<typeof BankUpdateBusinessFeeHeaders>;
export type BankUpdateBusinessFeeHeadersOutput = zod.output<typeof BankUpdateBusinessFeeHeaders>;
