import * as zod from 'zod/mini';
import { Day } from './day.ts';

export const BankListReceiptsParams = /*#__PURE__*/ zod.object({
  "filterFromReceiptDate": /*#__PURE__*/ zod.optional(Day),
  "filterToReceiptDate": /*#__PURE__*/ zod.optional(Day)
})

export type BankListReceiptsParams = zod.input<typeof BankListReceiptsParams>;
export type BankListReceiptsParamsOutput = zod.output<typeof BankListReceiptsParams>;
