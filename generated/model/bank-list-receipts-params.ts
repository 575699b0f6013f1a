import * as zod from 'zod/mini';

export const bankListReceiptsParamsFilterFromReceiptDateMax = 10;

export const bankListReceiptsParamsFilterToReceiptDateMax = 10;


export const BankListReceiptsParams = /*#__PURE__*/ zod.object({
  "filterFromReceiptDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(bankListReceiptsParamsFilterFromReceiptDateMax))),
  "filterToReceiptDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(bankListReceiptsParamsFilterToReceiptDateMax)))
})

export type BankListReceiptsParams = zod.input<typeof BankListReceiptsParams>;
export type BankListReceiptsParamsOutput = zod.output<typeof BankListReceiptsParams>;
