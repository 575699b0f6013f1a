import * as zod from 'zod/mini';

export const BirthdateMax = 10;



export const Birthdate = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(BirthdateMax));

export type Birthdate = zod.input<typeof Birthdate>;
export type BirthdateOutput = zod.output<typeof Birthdate>;
