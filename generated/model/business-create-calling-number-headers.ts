import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BusinessCreateCallingNumberHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BusinessCreateCallingNumberHeaders = zod.input<typeof BusinessCreateCallingNumberHeaders>;
export type BusinessCreateCallingNumberHeadersOutput = zod.output<typeof BusinessCreateCallingNumberHeaders>;
