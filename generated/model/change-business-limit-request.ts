import * as zod from 'zod/mini';
import { BusinessMonthlyLimit } from './business-monthly-limit.ts';
import { Id } from './id.ts';
import { LimitNote } from './limit-note.ts';

export const ChangeBusinessLimitRequest = /*#__PURE__*/ zod.object({
  "customerId": Id,
  "monthlyLimitEUR": BusinessMonthlyLimit,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([LimitNote,/*#__PURE__*/ zod.null()]))
});

export type ChangeBusinessLimitRequest = zod.input<typeof ChangeBusinessLimitRequest>;
export type ChangeBusinessLimitRequestOutput = zod.output<typeof ChangeBusinessLimitRequest>;
