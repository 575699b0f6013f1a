import * as zod from 'zod/mini';

export const AuthorMax = 255;



export const Author = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AuthorMax));

export type Author = zod.input<typeof Author>;
export type AuthorOutput = zod.output<typeof Author>;
