import * as zod from 'zod/mini';

export const CityIdMax = 40;


export const CityIdRegExp = new RegExp('^[A-Z0-9][A-Z0-9-]*$', 'u');


export const CityId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CityIdMax)).check(/*#__PURE__*/ zod.regex(CityIdRegExp));

export type CityId = zod.input<typeof CityId>;
export type CityIdOutput = zod.output<typeof CityId>;
