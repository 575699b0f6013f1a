import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankRetryTasksHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankRetryTasksHeaders = zod.input<typeof BankRetryTasksHeaders>;
export type BankRetryTasksHeadersOutput = zod.output<typeof BankRetryTasksHeaders>;
