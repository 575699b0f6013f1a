import * as zod from 'zod/mini';

export const businessUpdateAdministratorHeadersIfMatchMax = 66;


export const businessUpdateAdministratorHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BusinessUpdateAdministratorHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessUpdateAdministratorHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(businessUpdateAdministratorHeadersIfMatchRegExp))
})

export type BusinessUpdateAdministratorHeaders = zod.input<typeof BusinessUpdateAdministratorHeaders>;
export type BusinessUpdateAdministratorHeadersOutput = zod.output<typeof BusinessUpdateAdministratorHeaders>;
