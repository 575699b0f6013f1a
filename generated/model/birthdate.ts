import * as zod from 'zod/mini';

export const BirthdateMax = 10;


export const BirthdateRegExp = new RegExp('^(19[0-9]{2}|[2-9][0-9]{3})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$', 'u');


export const Birthdate = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(BirthdateMax)).check(/*#__PURE__*/ zod.regex(BirthdateRegExp));

export type Birthdate = zod.input<typeof Birthdate>;
export type BirthdateOutput = zod.output<typeof Birthdate>;
