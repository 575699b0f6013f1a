import * as zod from 'zod/mini';

export const CompanyNameMax = 60;


export const CompanyNameRegExp = new RegExp('^[^\\p{Cc}\\p{Cs}]*$', 'u');


export const CompanyName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CompanyNameMax)).check(/*#__PURE__*/ zod.regex(CompanyNameRegExp));

export type CompanyName = zod.input<typeof CompanyName>;
export type CompanyNameOutput = zod.output<typeof CompanyName>;
