import * as zod from 'zod/mini';

export const PersonNameMax = 40;


export const PersonNameRegExp = new RegExp('^[^\\P{L}\\u115f\\u1160\\u3164\\uffa0][\\p{L}\\p{M} .\'-]*$', 'u');


export const PersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PersonNameMax)).check(/*#__PURE__*/ zod.regex(PersonNameRegExp));

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;
