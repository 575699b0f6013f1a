import * as zod from 'zod/mini';

export const businessUpdateProfileHeadersIfMatchMax = 66;


export const businessUpdateProfileHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BusinessUpdateProfileHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessUpdateProfileHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(businessUpdateProfileHeadersIfMatchRegExp))
})

export type BusinessUpdateProfileHeaders = zod.input<typeof BusinessUpdateProfileHeaders>;
export type BusinessUpdateProfileHeadersOutput = zod.output<typeof BusinessUpdateProfileHeaders>;
