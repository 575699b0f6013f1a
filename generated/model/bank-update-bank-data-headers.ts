import * as zod from 'zod/mini';

export const bankUpdateBankDataHeadersIfMatchMax = 66;


export const bankUpdateBankDataHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateBankDataHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateBankDataHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateBankDataHeadersIfMatchRegExp))
})

export type BankUpdateBankDataHeaders = zod.input<typeof BankUpdateBankDataHeaders>;
export type BankUpdateBankDataHeadersOutput = zod.output<typeof BankUpdateBankDataHeaders>;
