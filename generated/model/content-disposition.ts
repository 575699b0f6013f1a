import * as zod from 'zod/mini';

export const ContentDispositionMax = 3000;



export const ContentDisposition = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ContentDispositionMax));

export type ContentDisposition = zod.input<typeof ContentDisposition>;
export type ContentDispositionOutput = zod.output<typeof ContentDisposition>;
