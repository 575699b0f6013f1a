import * as zod from 'zod/mini';

export const DocumentCommentMax = 200;


export const DocumentCommentRegExp = new RegExp('^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}]*$', 'u');


export const DocumentComment = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DocumentCommentMax)).check(/*#__PURE__*/ zod.regex(DocumentCommentRegExp));

export type DocumentComment = zod.input<typeof DocumentComment>;
export type DocumentCommentOutput = zod.output<typeof DocumentComment>;
