import * as zod from 'zod/mini';

export const BpNumberMax = 20;


export const BpNumberRegExp = new RegExp('^1[12][0-9]*$', 'u');


export const BpNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(BpNumberMax)).check(/*#__PURE__*/ zod.regex(BpNumberRegExp));

export type BpNumber = zod.input<typeof BpNumber>;
export type BpNumberOutput = zod.output<typeof BpNumber>;
