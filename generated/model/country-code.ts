import * as zod from 'zod/mini';

export const CountryCodeMax = 3;


export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$', 'u');


export const CountryCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CountryCodeMax)).check(/*#__PURE__*/ zod.regex(CountryCodeRegExp));

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;
