import * as zod from 'zod/mini';
import { Etag } from './etag.ts';
import { ReturnDebitReason } from './return-debit-reason.ts';

export const Locks = /*#__PURE__*/ zod.object({
  "etag": Etag,
  "securityLockRM": /*#__PURE__*/ zod.boolean(),
  "securityLockSL": /*#__PURE__*/ zod.boolean(),
  "securityLockCustomerWish": /*#__PURE__*/ zod.boolean(),
  "securityLockCS": /*#__PURE__*/ zod.boolean(),
  "inactivityLock": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "returnDebitLock": /*#__PURE__*/ zod.union([ReturnDebitReason,/*#__PURE__*/ zod.null()])
});

export type Locks = zod.input<typeof Locks>;
export type LocksOutput = zod.output<typeof Locks>;
