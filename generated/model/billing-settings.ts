import * as zod from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { PaymentCondition } from './payment-condition.ts';
import { PaymentMethod } from './payment-method.ts';
import { TaxRate } from './tax-rate.ts';

export const BillingSettings = /*#__PURE__*/ zod.object({
  "paymentMethod": PaymentMethod,
  "taxRate": TaxRate,
  "paymentCondition": PaymentCondition,
  "billEmail1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()])),
  "billEmail2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()]))
});

export type BillingSettings = zod.input<typeof BillingSettings>;
export type BillingSettingsOutput = zod.output<typeof BillingSettings>;
