import * as zod from 'zod/mini';

export const bankRemoveInactivityLockHeadersIfMatchMax = 66;


export const bankRemoveInactivityLockHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankRemoveInactivityLockHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankRemoveInactivityLockHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankRemoveInactivityLockHeadersIfMatchRegExp))
})

export type BankRemoveInactivityLockHeaders = zod.input<typeof BankRemoveInactivityLockHeaders>;
export type BankRemoveInactivityLockHeadersOutput = zod.output<typeof BankRemoveInactivityLockHeaders>;
