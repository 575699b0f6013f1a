import * as zod from 'zod/mini';

export const privateRemoveInactivityLockHeadersIfMatchMax = 66;


export const privateRemoveInactivityLockHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const PrivateRemoveInactivityLockHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(privateRemoveInactivityLockHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(privateRemoveInactivityLockHeadersIfMatchRegExp))
})

export type PrivateRemoveInactivityLockHeaders = zod.input<typeof PrivateRemoveInactivityLockHeaders>;
export type PrivateRemoveInactivityLockHeadersOutput = zod.output<typeof PrivateRemoveInactivityLockHeaders>;
