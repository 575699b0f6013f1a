import * as zod from 'zod/mini';

export const businessDeactivateCallingNumberHeadersIfMatchMax = 66;


export const businessDeactivateCallingNumberHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BusinessDeactivateCallingNumberHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessDeactivateCallingNumberHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(businessDeactivateCallingNumberHeadersIfMatchRegExp))
})

export type BusinessDeactivateCallingNumberHeaders = zod.input<typeof BusinessDeactivateCallingNumberHeaders>;
export type BusinessDeactivateCallingNumberHeadersOutput = zod.output<typeof BusinessDeactivateCallingNumberHeaders>;
