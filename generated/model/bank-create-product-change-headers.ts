import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateProductChangeHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateProductChangeHeaders = zod.input<typeof BankCreateProductChangeHeaders>;
export type BankCreateProductChangeHeadersOutput = zod.output<typeof BankCreateProductChangeHeaders>;
