import * as zod from 'zod/mini';

export const privateChangeEmailHeadersIfMatchMax = 66;


export const privateChangeEmailHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const PrivateChangeEmailHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(privateChangeEmailHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(privateChangeEmailHeadersIfMatchRegExp))
})

export type PrivateChangeEmailHeaders = zod.input<typeof PrivateChangeEmailHeaders>;
export type PrivateChangeEmailHeadersOutput = zod.output<typeof PrivateChangeEmailHeaders>;
