import * as zod from 'zod/mini';
import { Day } from './day.ts';

export const BusinessListReceiptsParams = /*#__PURE__*/ zod.object({
  "filterFromReceiptDate": /*#__PURE__*/ zod.optional(Day),
  "filterToReceiptDate": /*#__PURE__*/ zod.optional(Day)
})

export type BusinessListReceiptsParams = zod.input<typeof BusinessListReceiptsParams>;
export type BusinessListReceiptsParamsOutput = zod.output<typeof BusinessListReceiptsParams>;
