import * as zod from 'zod/mini';

export const InactivityLock = /*#__PURE__*/ zod.object({
  "inactivityLock": /*#__PURE__*/ zod.boolean()
});

export type InactivityLock = zod.input<typeof InactivityLock>;
export type InactivityLockOutput = zod.output<typeof InactivityLock>;
