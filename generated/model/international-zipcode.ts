import * as zod from 'zod/mini';

export const InternationalZipcodeMax = 10;


export const InternationalZipcodeRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 -]*$', 'u');


export const InternationalZipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(InternationalZipcodeMax)).check(/*#__PURE__*/ zod.regex(InternationalZipcodeRegExp));

export type InternationalZipcode = zod.input<typeof InternationalZipcode>;
export type InternationalZipcodeOutput = zod.output<typeof InternationalZipcode>;
