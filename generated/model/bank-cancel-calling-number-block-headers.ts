import * as zod from 'zod/mini';

export const bankCancelCallingNumberBlockHeadersIfMatchMax = 66;


export const bankCancelCallingNumberBlockHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankCancelCallingNumberBlockHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankCancelCallingNumberBlockHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankCancelCallingNumberBlockHeadersIfMatchRegExp))
})

export type BankCancelCallingNumberBlockHeaders = zod.input<typeof BankCancelCallingNumberBlockHeaders>;
export type BankCancelCallingNumberBlockHeadersOutput = zod.output<typeof BankCancelCallingNumberBlockHeaders>;
