import { fakeCommand } from '../query/command.fake.ts'
import type { SessionPort } from './session-port.ts'

/** A bank that can be told that a person leaves, and that they are still there. */
export const fakeSessionPort = () =>
  ({
    logOut: fakeCommand<void, void>('privateLogout', undefined),
    stay: fakeCommand<void, unknown>('privateGetProfile', {}),
  }) satisfies SessionPort
