import * as zod from 'zod/mini';

export const privateChangeCallNumberHeadersIfMatchMax = 66;


export const privateChangeCallNumberHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const PrivateChangeCallNumberHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(privateChangeCallNumberHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(privateChangeCallNumberHeadersIfMatchRegExp))
})

export type PrivateChangeCallNumberHeaders = zod.input<typeof PrivateChangeCallNumberHeaders>;
export type PrivateChangeCallNumberHeadersOutput = zod.output<typeof PrivateChangeCallNumberHeaders>;
