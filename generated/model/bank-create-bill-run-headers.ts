import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateBillRunHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateBillRunHeaders = zod.input<typeof BankCreateBillRunHeaders>;
export type BankCreateBillRunHeadersOutput = zod.output<typeof BankCreateBillRunHeaders>;
