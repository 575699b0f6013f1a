import * as zod from 'zod/mini';

export const TransactionTextMax = 80;



export const TransactionText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TransactionTextMax));

export type TransactionText = zod.input<typeof TransactionText>;
export type TransactionTextOutput = zod.output<typeof TransactionText>;
