import * as zod from 'zod/mini';

export const bankUpdatePersonalInformationHeadersIfMatchMax = 66;


export const bankUpdatePersonalInformationHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdatePersonalInformationHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdatePersonalInformationHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdatePersonalInformationHeadersIfMatchRegExp))
})

export type BankUpdatePersonalInformationHeaders = zod.input<typeof BankUpdatePersonalInformationHeaders>;
export type BankUpdatePersonalInformationHeadersOutput = zod.output<typeof BankUpdatePersonalInformationHeaders>;
