import * as zod from 'zod/mini';

export const TanRegExp = new RegExp('^[0-9]{6}$', 'u');


export const Tan = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TanRegExp));

export type Tan = zod.input<typeof Tan>;
export type TanOutput = zod.output<typeof Tan>;
