import * as zod from 'zod/mini';

export const DocumentCommentMax = 200;


export const DocumentCommentRegExp = new RegExp('^[\\u0009\\u000a\\u000d\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}]*$', 'u');


export const DocumentComment = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DocumentCommentMax)).check(/*#__PURE__*/ zod.regex(DocumentCommentRegExp));

export type DocumentComment = zod.input<typeof DocumentComment>;
export type DocumentCommentOutput = zod.output<typeof DocumentComment>;
