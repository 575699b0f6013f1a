import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const BankGetBillRunTransactionsParams = /*#__PURE__*/ zod.object({
  "billRunId": /*#__PURE__*/ zod.optional(Id)
})

export type BankGetBillRunTransactionsParams = zod.input<typeof BankGetBillRunTransactionsParams>;
export type BankGetBillRunTransactionsParamsOutput = zod.output<typeof BankGetBillRunTransactionsParams>;
