import * as zod from 'zod/mini';

export const CityMax = 30;



export const City = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CityMax));

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;
