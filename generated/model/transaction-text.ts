import * as zod from 'zod/mini';

export const TransactionTextMax = 80;


export const TransactionTextRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');


export const TransactionText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TransactionTextMax)).check(/*#__PURE__*/ zod.regex(TransactionTextRegExp));

export type TransactionText = zod.input<typeof TransactionText>;
export type TransactionTextOutput = zod.output<typeof TransactionText>;
