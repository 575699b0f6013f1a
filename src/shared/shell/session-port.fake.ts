import { fakeCommandOf } from '../query/command.fake.ts'
import type { SessionPort } from './session-port.ts'

/** A bank that can be told that a person leaves, and that they are still there. */
export const fakeSessionPort = () =>
  ({
    logOut: fakeCommandOf('privateLogout')<void, void>(undefined),
    stay: fakeCommandOf('privateGetProfile')<void, unknown>({}),
  }) satisfies SessionPort
