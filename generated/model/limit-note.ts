import * as zod from 'zod/mini';

export const LimitNoteMax = 100000;



export const LimitNote = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LimitNoteMax));

export type LimitNote = zod.input<typeof LimitNote>;
export type LimitNoteOutput = zod.output<typeof LimitNote>;
