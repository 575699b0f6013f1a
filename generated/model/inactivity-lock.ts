import * as zod from 'zod/mini';
import { Etag } from './etag.ts';

export const InactivityLock = /*#__PURE__*/ zod.object({
  "etag": Etag,
  "inactivityLock": /*#__PURE__*/ zod.boolean()
});

export type InactivityLock = zod.input<typeof InactivityLock>;
export type InactivityLockOutput = zod.output<typeof InactivityLock>;
