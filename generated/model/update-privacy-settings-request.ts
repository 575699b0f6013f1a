import * as zod from 'zod/mini';

export const UpdatePrivacySettingsRequest = /*#__PURE__*/ zod.object({
  "contactViaEmail": /*#__PURE__*/ zod.boolean(),
  "contactViaSms": /*#__PURE__*/ zod.boolean(),
  "contactViaPhone": /*#__PURE__*/ zod.boolean(),
  "contactViaMail": /*#__PURE__*/ zod.boolean(),
  "contactViaSocialMedia": /*#__PURE__*/ zod.boolean(),
  "personalizedOffers": /*#__PURE__*/ zod.boolean(),
  "bigDataAnalysis": /*#__PURE__*/ zod.boolean(),
  "customerProfileData": /*#__PURE__*/ zod.boolean(),
  "dataAvailableToOthers": /*#__PURE__*/ zod.boolean()
});

export type UpdatePrivacySettingsRequest = zod.input<typeof UpdatePrivacySettingsRequest>;
export type UpdatePrivacySettingsRequestOutput = zod.output<typeof UpdatePrivacySettingsRequest>;
