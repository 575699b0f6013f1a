import * as zod from 'zod/mini';

export const privateListReceiptsParamsFilterFromReceiptDateMax = 10;

export const privateListReceiptsParamsFilterToReceiptDateMax = 10;


export const PrivateListReceiptsParams = /*#__PURE__*/ zod.object({
  "filterFromReceiptDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(privateListReceiptsParamsFilterFromReceiptDateMax))),
  "filterToReceiptDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(privateListReceiptsParamsFilterToReceiptDateMax)))
})

export type PrivateListReceiptsParams = zod.input<typeof PrivateListReceiptsParams>;
export type PrivateListReceiptsParamsOutput = zod.output<typeof PrivateListReceiptsParams>;
