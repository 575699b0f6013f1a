import * as zod from 'zod/mini';

export const EtagMax = 64;


export const EtagRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const Etag = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(EtagMax)).check(/*#__PURE__*/ zod.regex(EtagRegExp));

export type Etag = zod.input<typeof Etag>;
export type EtagOutput = zod.output<typeof Etag>;
