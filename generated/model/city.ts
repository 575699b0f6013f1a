import * as zod from 'zod/mini';

export const CityMax = 30;


export const CityRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');


export const City = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CityMax)).check(/*#__PURE__*/ zod.regex(CityRegExp));

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;
