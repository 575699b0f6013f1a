import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const PrivateCreateProductChangeHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type PrivateCreateProductChangeHeaders = zod.input<typeof PrivateCreateProductChangeHeaders>;
export type PrivateCreateProductChangeHeadersOutput = zod.output<typeof PrivateCreateProductChangeHeaders>;
