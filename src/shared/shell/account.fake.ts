import type { Account } from './use-account.ts'

/** What the bank says of Anna; `said` says something else. */
export const fakeAccount = (said: Partial<Account> = {}): Account => ({
  name: 'Anna Gruber',
  email: 'anna.gruber@mail.example',
  pending: false,
  refresh: () => {},
  ...said,
})
