import * as zod from 'zod/mini';

export const LimitNoteMax = 100000;


export const LimitNoteRegExp = new RegExp('^[\\u0009\\u000a\\u000d\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}]*$', 'u');


export const LimitNote = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LimitNoteMax)).check(/*#__PURE__*/ zod.regex(LimitNoteRegExp));

export type LimitNote = zod.input<typeof LimitNote>;
export type LimitNoteOutput = zod.output<typeof LimitNote>;
