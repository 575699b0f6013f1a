import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateCallingNumberHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateCallingNumberHeaders = zod.input<typeof BankCreateCallingNumberHeaders>;
export type BankCreateCallingNumberHeadersOutput = zod.output<typeof BankCreateCallingNumberHeaders>;
