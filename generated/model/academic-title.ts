import * as zod from 'zod/mini';

export const AcademicTitleMax = 40;


export const AcademicTitleRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');


export const AcademicTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AcademicTitleMax)).check(/*#__PURE__*/ zod.regex(AcademicTitleRegExp));

export type AcademicTitle = zod.input<typeof AcademicTitle>;
export type AcademicTitleOutput = zod.output<typeof AcademicTitle>;
