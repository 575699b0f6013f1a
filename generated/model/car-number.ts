import * as zod from 'zod/mini';

export const CarNumberMax = 10;


export const CarNumberRegExp = new RegExp('^(?:[^\\P{L}\\u115f\\u1160\\u3164\\uffa0]|[0-9])+$', 'u');


export const CarNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CarNumberMax)).check(/*#__PURE__*/ zod.regex(CarNumberRegExp));

export type CarNumber = zod.input<typeof CarNumber>;
export type CarNumberOutput = zod.output<typeof CarNumber>;
