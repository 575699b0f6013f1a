import * as zod from 'zod/mini';
import { Money } from './money.ts';

export const TransactionRefusal = /*#__PURE__*/ zod.object({
  "monthlyLimitEUR": Money,
  "remainingLimitEUR": Money,
  "callingNumberLimitEUR": /*#__PURE__*/ zod.optional(Money),
  "remainingCallingNumberLimitEUR": /*#__PURE__*/ zod.optional(Money),
  "isLocked": /*#__PURE__*/ zod.boolean()
});

export type TransactionRefusal = zod.input<typeof TransactionRefusal>;
export type TransactionRefusalOutput = zod.output<typeof TransactionRefusal>;
