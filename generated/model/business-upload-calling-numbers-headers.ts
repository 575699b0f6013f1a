import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BusinessUploadCallingNumbersHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BusinessUploadCallingNumbersHeaders = zod.input<typeof BusinessUploadCallingNumbersHeaders>;
export type BusinessUploadCallingNumbersHeadersOutput = zod.output<typeof BusinessUploadCallingNumbersHeaders>;
