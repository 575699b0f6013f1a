import * as zod from 'zod/mini';

export const TransactionTextMax = 80;


export const TransactionTextRegExp = new RegExp('^[^\\p{Cc}\\p{Cs}]*$', 'u');


export const TransactionText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TransactionTextMax)).check(/*#__PURE__*/ zod.regex(TransactionTextRegExp));

export type TransactionText = zod.input<typeof TransactionText>;
export type TransactionTextOutput = zod.output<typeof TransactionText>;
