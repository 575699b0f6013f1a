import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreatePrivateFeeHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreatePrivateFeeHeaders = zod.input<typeof BankCreatePrivateFeeHeaders>;
export type BankCreatePrivateFeeHeadersOutput = zod.output<typeof BankCreatePrivateFeeHeaders>;
