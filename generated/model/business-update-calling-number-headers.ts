import * as zod from 'zod/mini';

export const businessUpdateCallingNumberHeadersIfMatchMax = 66;


export const businessUpdateCallingNumberHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BusinessUpdateCallingNumberHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessUpdateCallingNumberHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(businessUpdateCallingNumberHeadersIfMatchRegExp))
})

export type BusinessUpdateCallingNumberHeaders = zod.input<typeof BusinessUpdateCallingNumberHeaders>;
export type BusinessUpdateCallingNumberHeadersOutput = zod.output<typeof BusinessUpdateCallingNumberHeaders>;
