import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { LimitNote } from './limit-note.ts';
import { PrivateMonthlyLimit } from './private-monthly-limit.ts';

export const ChangePrivateLimitRequest = /*#__PURE__*/ zod.object({
  "customerId": Id,
  "monthlyLimitEUR": PrivateMonthlyLimit,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([LimitNote,/*#__PURE__*/ zod.null()]))
});

export type ChangePrivateLimitRequest = zod.input<typeof ChangePrivateLimitRequest>;
export type ChangePrivateLimitRequestOutput = zod.output<typeof ChangePrivateLimitRequest>;
