import * as zod from 'zod/mini';

export const NewPasswordMin = 15;
export const NewPasswordMax = 255;


export const NewPasswordRegExp = new RegExp('^(?=[\\s\\S]*[A-Z])(?=[\\s\\S]*[a-z])(?=[\\s\\S]*[0-9])(?=[\\s\\S]*\\W)[^\\p{Cc}\\p{Cs}]*$', 'u');


export const NewPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(NewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(NewPasswordMax)).check(/*#__PURE__*/ zod.regex(NewPasswordRegExp));

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;
