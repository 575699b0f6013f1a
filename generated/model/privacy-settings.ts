import * as zod from 'zod/mini';
import { Etag } from './etag.ts';

export const PrivacySettings = /*#__PURE__*/ zod.object({
  "etag": Etag,
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

export type PrivacySettings = zod.input<typeof PrivacySettings>;
export type PrivacySettingsOutput = zod.output<typeof PrivacySettings>;
