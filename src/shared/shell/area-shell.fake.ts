import type { Account } from './area-shell.tsx'
import { fakeCommand, fakeCommandOf } from '../query/port.fake.ts'
import type { SessionPort } from './session-port.ts'

/** The account of Anna; `overrides` replaces values. */
export const fakeAccount = (overrides: Partial<Account> = {}): Account => ({
  name: 'Anna Gruber',
  email: 'anna.gruber@mail.example',
  pending: false,
  refresh: () => {},
  ...overrides,
})

export const fakeSessionPort = () =>
  ({
    logOut: fakeCommandOf('privateLogout', undefined),
    stay: fakeCommand<void, unknown>('privateGetProfile', {}),
  }) satisfies SessionPort
