import * as zod from 'zod/mini';
import { AccountHolder } from './account-holder.ts';
import { Day } from './day.ts';
import { Iban } from './iban.ts';

export const PaymentDetail = /*#__PURE__*/ zod.object({
  "accountHolder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([AccountHolder,/*#__PURE__*/ zod.null()])),
  "iban": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Iban,/*#__PURE__*/ zod.null()])),
  "signDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]))
});

export type PaymentDetail = zod.input<typeof PaymentDetail>;
export type PaymentDetailOutput = zod.output<typeof PaymentDetail>;
