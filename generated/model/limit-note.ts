import * as zod from 'zod/mini';

export const LimitNoteMax = 100000;


export const LimitNoteRegExp = new RegExp('^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}]*$', 'u');


export const LimitNote = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LimitNoteMax)).check(/*#__PURE__*/ zod.regex(LimitNoteRegExp));

export type LimitNote = zod.input<typeof LimitNote>;
export type LimitNoteOutput = zod.output<typeof LimitNote>;
