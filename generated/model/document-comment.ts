import * as zod from 'zod/mini';

export const DocumentCommentMax = 200;



export const DocumentComment = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DocumentCommentMax));

export type DocumentComment = zod.input<typeof DocumentComment>;
export type DocumentCommentOutput = zod.output<typeof DocumentComment>;
