import * as zod from 'zod/mini';

export const businessListReceiptsParamsFilterFromReceiptDateMax = 10;

export const businessListReceiptsParamsFilterToReceiptDateMax = 10;


export const BusinessListReceiptsParams = /*#__PURE__*/ zod.object({
  "filterFromReceiptDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(businessListReceiptsParamsFilterFromReceiptDateMax))),
  "filterToReceiptDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(businessListReceiptsParamsFilterToReceiptDateMax)))
})

export type BusinessListReceiptsParams = zod.input<typeof BusinessListReceiptsParams>;
export type BusinessListReceiptsParamsOutput = zod.output<typeof BusinessListReceiptsParams>;
