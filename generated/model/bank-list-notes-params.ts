import * as zod from 'zod/mini';

export const bankListNotesParamsPageDefault = 1;
export const bankListNotesParamsPageMax = 1000000;

export const bankListNotesParamsLimitDefault = 25;
export const bankListNotesParamsLimitMax = 100;


export const BankListNotesParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListNotesParamsPageMax)), bankListNotesParamsPageDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListNotesParamsLimitMax)), bankListNotesParamsLimitDefault)
})

export type BankListNotesParams = zod.input<typeof BankListNotesParams>;
export type BankListNotesParamsOutput = zod.output<typeof BankListNotesParams>;
