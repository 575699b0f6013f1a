import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const BankCreateAdministratorHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey
})

export type BankCreateAdministratorHeaders = zod.input<typeof BankCreateAdministratorHeaders>;
export type BankCreateAdministratorHeadersOutput = zod.output<typeof BankCreateAdministratorHeaders>;
