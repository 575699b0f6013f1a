import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BusinessCreateAdministratorHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BusinessCreateAdministratorHeaders = zod.input<typeof BusinessCreateAdministratorHeaders>;
export type BusinessCreateAdministratorHeadersOutput = zod.output<typeof BusinessCreateAdministratorHeaders>;
