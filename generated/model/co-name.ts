import * as zod from 'zod/mini';

export const CoNameMax = 60;


export const CoNameRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');


export const CoName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CoNameMax)).check(/*#__PURE__*/ zod.regex(CoNameRegExp));

export type CoName = zod.input<typeof CoName>;
export type CoNameOutput = zod.output<typeof CoName>;
