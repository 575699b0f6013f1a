import * as zod from 'zod/mini';

export const businessBlockCallingNumberHeadersIfMatchMax = 66;


export const businessBlockCallingNumberHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BusinessBlockCallingNumberHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessBlockCallingNumberHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(businessBlockCallingNumberHeadersIfMatchRegExp))
})

export type BusinessBlockCallingNumberHeaders = zod.input<typeof BusinessBlockCallingNumberHeaders>;
export type BusinessBlockCallingNumberHeadersOutput = zod.output<typeof BusinessBlockCallingNumberHeaders>;
