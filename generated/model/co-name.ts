import * as zod from 'zod/mini';

export const CoNameMax = 60;


export const CoNameRegExp = new RegExp('^[^\\p{Cc}\\p{Cs}]*$', 'u');


export const CoName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CoNameMax)).check(/*#__PURE__*/ zod.regex(CoNameRegExp));

export type CoName = zod.input<typeof CoName>;
export type CoNameOutput = zod.output<typeof CoName>;
