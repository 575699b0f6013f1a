import * as zod from 'zod/mini';

export const CompanyNameMax = 60;


export const CompanyNameRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');


export const CompanyName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CompanyNameMax)).check(/*#__PURE__*/ zod.regex(CompanyNameRegExp));

export type CompanyName = zod.input<typeof CompanyName>;
export type CompanyNameOutput = zod.output<typeof CompanyName>;
