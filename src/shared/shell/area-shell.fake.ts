import type { Account } from './area-shell.tsx'
import { fakeOf } from '../query/command.fake.ts'
import type { SessionPort } from './session-port.ts'

/** The account of Anna; `overrides` replaces values. */
export const fakeAccount = (overrides: Partial<Account> = {}): Account => ({
  name: 'Anna Gruber',
  email: 'anna.gruber@mail.example',
  pending: false,
  ask: () => {},
  ...overrides,
})

export const fakeSessionPort = () =>
  ({
    logOut: fakeOf('privateLogout')<void, void>(undefined),
    stay: fakeOf('privateGetProfile')<void, unknown>({}),
  }) satisfies SessionPort
