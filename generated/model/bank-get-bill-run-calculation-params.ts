import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const BankGetBillRunCalculationParams = /*#__PURE__*/ zod.object({
  "billRunId": /*#__PURE__*/ zod.optional(Id)
})

export type BankGetBillRunCalculationParams = zod.input<typeof BankGetBillRunCalculationParams>;
export type BankGetBillRunCalculationParamsOutput = zod.output<typeof BankGetBillRunCalculationParams>;
