import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateCompanyHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateCompanyHeaders = zod.input<typeof BankCreateCompanyHeaders>;
export type BankCreateCompanyHeadersOutput = zod.output<typeof BankCreateCompanyHeaders>;
