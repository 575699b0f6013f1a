import * as zod from 'zod/mini';

export const StreetMax = 60;


export const StreetRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');


export const Street = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(StreetMax)).check(/*#__PURE__*/ zod.regex(StreetRegExp));

export type Street = zod.input<typeof Street>;
export type StreetOutput = zod.output<typeof Street>;
