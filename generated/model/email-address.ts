import * as zod from 'zod/mini';

export const EmailAddressMax = 255;


export const EmailAddressRegExp = new RegExp('^[^\\s\\p{Cc}\\p{Cs}@]+@[^\\s\\p{Cc}\\p{Cs}@.]+(\\.[^\\s\\p{Cc}\\p{Cs}@.]+)+$', 'u');


export const EmailAddress = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(EmailAddressMax)).check(/*#__PURE__*/ zod.regex(EmailAddressRegExp));

export type EmailAddress = zod.input<typeof EmailAddress>;
export type EmailAddressOutput = zod.output<typeof EmailAddress>;
