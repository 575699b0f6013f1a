import * as zod from 'zod/mini';

export const DayMax = 10;


export const DayRegExp = new RegExp('^(19[0-9]{2}|[2-9][0-9]{3})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$', 'u');


export const Day = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(DayMax)).check(/*#__PURE__*/ zod.regex(DayRegExp));

export type Day = zod.input<typeof Day>;
export type DayOutput = zod.output<typeof Day>;
