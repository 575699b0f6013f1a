import * as zod from 'zod/mini';

export const privateUpdatePersonalInformationHeadersIfMatchMax = 66;


export const privateUpdatePersonalInformationHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const PrivateUpdatePersonalInformationHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(privateUpdatePersonalInformationHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(privateUpdatePersonalInformationHeadersIfMatchRegExp))
})

export type PrivateUpdatePersonalInformationHeaders = zod.input<typeof PrivateUpdatePersonalInformationHeaders>;
export type PrivateUpdatePersonalInformationHeadersOutput = zod.output<typeof PrivateUpdatePersonalInformationHeaders>;
