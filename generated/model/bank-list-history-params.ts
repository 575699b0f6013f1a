import * as zod from 'zod/mini';

export const bankListHistoryParamsLoginActivityDefault = false;
export const BankListHistoryParams = /*#__PURE__*/ zod.object({
  "loginActivity": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), bankListHistoryParamsLoginActivityDefault)
})

export type BankListHistoryParams = zod.input<typeof BankListHistoryParams>;
export type BankListHistoryParamsOutput = zod.output<typeof BankListHistoryParams>;
