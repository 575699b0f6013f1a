import * as zod from 'zod/mini';
import { NoteText } from './note-text.ts';

export const UpdateLocksRequest = /*#__PURE__*/ zod.object({
  "securityLockRM": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "securityLockSL": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "securityLockCustomerWish": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "securityLockCS": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([NoteText,/*#__PURE__*/ zod.null()]))
});

export type UpdateLocksRequest = zod.input<typeof UpdateLocksRequest>;
export type UpdateLocksRequestOutput = zod.output<typeof UpdateLocksRequest>;
