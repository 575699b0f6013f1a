import * as zod from 'zod/mini';

export const PasswordMax = 255;


export const PasswordRegExp = new RegExp('^[^\\p{Cc}\\p{Cs}]*$', 'u');


export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasswordMax)).check(/*#__PURE__*/ zod.regex(PasswordRegExp));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;
