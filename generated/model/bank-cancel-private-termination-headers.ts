import * as zod from 'zod/mini';

export const bankCancelPrivateTerminationHeadersIfMatchMax = 66;


export const bankCancelPrivateTerminationHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankCancelPrivateTerminationHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankCancelPrivateTerminationHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankCancelPrivateTerminationHeadersIfMatchRegExp))
})

export type BankCancelPrivateTerminationHeaders = zod.input<typeof BankCancelPrivateTerminationHeaders>;
export type BankCancelPrivateTerminationHeadersOutput = zod.output<typeof BankCancelPrivateTerminationHeaders>;
