import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateDenyEntryHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateDenyEntryHeaders = zod.input<typeof BankCreateDenyEntryHeaders>;
export type BankCreateDenyEntryHeadersOutput = zod.output<typeof BankCreateDenyEntryHeaders>;
