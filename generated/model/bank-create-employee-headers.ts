import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateEmployeeHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateEmployeeHeaders = zod.input<typeof BankCreateEmployeeHeaders>;
export type BankCreateEmployeeHeadersOutput = zod.output<typeof BankCreateEmployeeHeaders>;
