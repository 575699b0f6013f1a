import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateAllowEntryHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateAllowEntryHeaders = zod.input<typeof BankCreateAllowEntryHeaders>;
export type BankCreateAllowEntryHeadersOutput = zod.output<typeof BankCreateAllowEntryHeaders>;
