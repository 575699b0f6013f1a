import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankChangeBusinessLimitHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankChangeBusinessLimitHeaders = zod.input<typeof BankChangeBusinessLimitHeaders>;
export type BankChangeBusinessLimitHeadersOutput = zod.output<typeof BankChangeBusinessLimitHeaders>;
