import * as zod from 'zod/mini';
import { IdempotencyKey } from './idempotency-key.ts';

export const bankChangeBusinessLimitHeadersIfMatchMax = 66;


export const bankChangeBusinessLimitHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankChangeBusinessLimitHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey,
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankChangeBusinessLimitHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankChangeBusinessLimitHeadersIfMatchRegExp))
})

export type BankChangeBusinessLimitHeaders = zod.input<typeof BankChangeBusinessLimitHeaders>;
export type BankChangeBusinessLimitHeadersOutput = zod.output<typeof BankChangeBusinessLimitHeaders>;
