import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateNoteHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateNoteHeaders = zod.input<typeof BankCreateNoteHeaders>;
export type BankCreateNoteHeadersOutput = zod.output<typeof BankCreateNoteHeaders>;
