import * as zod from 'zod/mini';

export const ArchiveReferenceMax = 64;


export const ArchiveReferenceRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ArchiveReference = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ArchiveReferenceMax)).check(/*#__PURE__*/ zod.regex(ArchiveReferenceRegExp));

export type ArchiveReference = zod.input<typeof ArchiveReference>;
export type ArchiveReferenceOutput = zod.output<typeof ArchiveReference>;
