import * as zod from 'zod/mini';

export const bankUpdatePrivacySettingsHeadersIfMatchMax = 66;


export const bankUpdatePrivacySettingsHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdatePrivacySettingsHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdatePrivacySettingsHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdatePrivacySettingsHeadersIfMatchRegExp))
})

export type BankUpdatePrivacySettingsHeaders = zod.input<typeof BankUpdatePrivacySettingsHeaders>;
export type BankUpdatePrivacySettingsHeadersOutput = zod.output<typeof BankUpdatePrivacySettingsHeaders>;
