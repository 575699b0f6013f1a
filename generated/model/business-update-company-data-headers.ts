import * as zod from 'zod/mini';

export const businessUpdateCompanyDataHeadersIfMatchMax = 66;


export const businessUpdateCompanyDataHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BusinessUpdateCompanyDataHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessUpdateCompanyDataHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(businessUpdateCompanyDataHeadersIfMatchRegExp))
})

export type BusinessUpdateCompanyDataHeaders = zod.input<typeof BusinessUpdateCompanyDataHeaders>;
export type BusinessUpdateCompanyDataHeadersOutput = zod.output<typeof BusinessUpdateCompanyDataHeaders>;
