import * as zod from 'zod/mini';
import { DiscountRate } from './discount-rate.ts';

export const Discount = /*#__PURE__*/ zod.object({
  "activationFeeBusiness": DiscountRate,
  "activationFeeCallNumber": DiscountRate,
  "monthlyFeeCallNumber": DiscountRate
});

export type Discount = zod.input<typeof Discount>;
export type DiscountOutput = zod.output<typeof Discount>;
