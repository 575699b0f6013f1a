import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankUploadCallingNumbersHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankUploadCallingNumbersHeaders = zod.input<typeof BankUploadCallingNumbersHeaders>;
export type BankUploadCallingNumbersHeadersOutput = zod.output<typeof BankUploadCallingNumbersHeaders>;
