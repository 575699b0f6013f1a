import * as zod from 'zod/mini';

export const bankRemoveBusinessFeePlannedEndDateHeadersIfMatchMax = 66;


export const bankRemoveBusinessFeePlannedEndDateHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankRemoveBusinessFeePlannedEndDateHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankRemoveBusinessFeePlannedEndDateHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankRemoveBusinessFeePlannedEndDateHeadersIfMatchRegExp))
})

export type BankRemoveBusinessFeePlannedEndDateHeaders = zod.input<typeof BankRemoveBusinessFeePlannedEndDateHeaders>;
export type BankRemoveBusinessFeePlannedEndDateHeadersOutput = zod.output<typeof BankRemoveBusinessFeePlannedEndDateHeaders>;
