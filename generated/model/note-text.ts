import * as zod from 'zod/mini';

export const NoteTextMax = 1000;



export const NoteText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NoteTextMax));

export type NoteText = zod.input<typeof NoteText>;
export type NoteTextOutput = zod.output<typeof NoteText>;
