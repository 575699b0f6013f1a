import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateBusinessFeeHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateBusinessFeeHeaders = zod.input<typeof BankCreateBusinessFeeHeaders>;
export type BankCreateBusinessFeeHeadersOutput = zod.output<typeof BankCreateBusinessFeeHeaders>;
