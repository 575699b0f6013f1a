import * as zod from 'zod/mini';

export const bankRemovePrivateFeePlannedEndDateHeadersIfMatchMax = 66;


export const bankRemovePrivateFeePlannedEndDateHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankRemovePrivateFeePlannedEndDateHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankRemovePrivateFeePlannedEndDateHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankRemovePrivateFeePlannedEndDateHeadersIfMatchRegExp))
})

export type BankRemovePrivateFeePlannedEndDateHeaders = zod.input<typeof BankRemovePrivateFeePlannedEndDateHeaders>;
export type BankRemovePrivateFeePlannedEndDateHeadersOutput = zod.output<typeof BankRemovePrivateFeePlannedEndDateHeaders>;
