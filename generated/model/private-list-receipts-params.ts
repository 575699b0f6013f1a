import * as zod from 'zod/mini';
import { Day } from './day.ts';

export const PrivateListReceiptsParams = /*#__PURE__*/ zod.object({
  "filterFromReceiptDate": /*#__PURE__*/ zod.optional(Day),
  "filterToReceiptDate": /*#__PURE__*/ zod.optional(Day)
})

export type PrivateListReceiptsParams = zod.input<typeof PrivateListReceiptsParams>;
export type PrivateListReceiptsParamsOutput = zod.output<typeof PrivateListReceiptsParams>;
