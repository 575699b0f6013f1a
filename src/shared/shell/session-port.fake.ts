import { fakeCommand } from '../query/command.fake.ts'
import type { SessionPort } from './session-port.ts'

/** A bank that can be told that a person leaves. */
export const fakeSessionPort = () =>
  ({ logOut: fakeCommand<void, void>('privateLogout', undefined) }) satisfies SessionPort
