import * as zod from 'zod/mini';

export const IdMax = 36;



export const Id = /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(IdMax));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;
