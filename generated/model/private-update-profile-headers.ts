import * as zod from 'zod/mini';

export const privateUpdateProfileHeadersIfMatchMax = 66;


export const privateUpdateProfileHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const PrivateUpdateProfileHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(privateUpdateProfileHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(privateUpdateProfileHeadersIfMatchRegExp))
})

export type PrivateUpdateProfileHeaders = zod.input<typeof PrivateUpdateProfileHeaders>;
export type PrivateUpdateProfileHeadersOutput = zod.output<typeof PrivateUpdateProfileHeaders>;
