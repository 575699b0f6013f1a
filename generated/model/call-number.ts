import * as zod from 'zod/mini';

export const CallNumberMax = 13;


export const CallNumberRegExp = new RegExp('^6[0-9]{3,12}$', 'u');


export const CallNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CallNumberMax)).check(/*#__PURE__*/ zod.regex(CallNumberRegExp));

export type CallNumber = zod.input<typeof CallNumber>;
export type CallNumberOutput = zod.output<typeof CallNumber>;
