import * as zod from 'zod/mini';

export const privateUpdatePrivacySettingsHeadersIfMatchMax = 66;


export const privateUpdatePrivacySettingsHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const PrivateUpdatePrivacySettingsHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(privateUpdatePrivacySettingsHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(privateUpdatePrivacySettingsHeadersIfMatchRegExp))
})

export type PrivateUpdatePrivacySettingsHeaders = zod.input<typeof PrivateUpdatePrivacySettingsHeaders>;
export type PrivateUpdatePrivacySettingsHeadersOutput = zod.output<typeof PrivateUpdatePrivacySettingsHeaders>;
