import * as zod from 'zod/mini';

export const businessChangeEmailHeadersIfMatchMax = 66;


export const businessChangeEmailHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BusinessChangeEmailHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessChangeEmailHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(businessChangeEmailHeadersIfMatchRegExp))
})

export type BusinessChangeEmailHeaders = zod.input<typeof BusinessChangeEmailHeaders>;
export type BusinessChangeEmailHeadersOutput = zod.output<typeof BusinessChangeEmailHeaders>;
