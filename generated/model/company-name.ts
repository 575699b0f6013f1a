import * as zod from 'zod/mini';

export const CompanyNameMax = 60;



export const CompanyName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CompanyNameMax));

export type CompanyName = zod.input<typeof CompanyName>;
export type CompanyNameOutput = zod.output<typeof CompanyName>;
