import * as zod from 'zod/mini';

export const bankCancelBusinessTerminationHeadersIfMatchMax = 66;


export const bankCancelBusinessTerminationHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankCancelBusinessTerminationHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankCancelBusinessTerminationHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankCancelBusinessTerminationHeadersIfMatchRegExp))
})

export type BankCancelBusinessTerminationHeaders = zod.input<typeof BankCancelBusinessTerminationHeaders>;
export type BankCancelBusinessTerminationHeadersOutput = zod.output<typeof BankCancelBusinessTerminationHeaders>;
