import * as zod from 'zod/mini';

export const businessCancelCallingNumberBlockHeadersIfMatchMax = 66;


export const businessCancelCallingNumberBlockHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BusinessCancelCallingNumberBlockHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessCancelCallingNumberBlockHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(businessCancelCallingNumberBlockHeadersIfMatchRegExp))
})

export type BusinessCancelCallingNumberBlockHeaders = zod.input<typeof BusinessCancelCallingNumberBlockHeaders>;
export type BusinessCancelCallingNumberBlockHeadersOutput = zod.output<typeof BusinessCancelCallingNumberBlockHeaders>;
