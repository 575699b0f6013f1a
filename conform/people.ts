/** People that the kit signs in as. A backend names its own person for each purpose; checks without a person are skipped. */
import { SkipCheck } from '#conform/finding.ts'

export const purposes = {
  private: 'a private customer on Starter without anything special; changed and changed back',
  'private.other': 'another one; not allowed to see the first one, codes are refused',
  'private.premium': 'on Premium, so that the limit can be changed',
  'private.ended': 'whose contract is over: a change of plan is refused with 412',
  'private.terminationPlanned': 'on Premium with a planned termination: a later change of plan is refused with 461',
  'private.planned': 'whose change of plan was planned on a day before: another one is refused with 412',
  'private.inactive': 'has the inactivity lock, which the kit removes for ever',
  'private.busy': 'whose background work never ends: every write is refused with 423',
  'private.disposable': 'whose password the kit may replace for ever',
  'private.passwordNotSet': 'has no password yet',
  'private.sharedEmail': 'shares the e-mail address with another person, with customerNumber; has no code of any kind',
  'private.locked': 'locked after too many tries',
  'private.deactivated': 'deactivated',
  'private.codeExpired': 'has a code that has expired, with `code`; also for `newEmail` and `newCallNumber`',
  'private.deletable': 'never paid and may be deleted for ever; only customerNumber is needed',
  business: 'an administrator without anything special',
  'business.other': 'an administrator of another company',
  'business.busy': 'an administrator of a company whose background work never ends',
  'business.passwordNotSet': 'an administrator who has no password yet',
  'business.sharedEmail':
    'whose e-mail address belongs to administrators of two companies, with customerNumber; has no code',
  'business.locked': 'locked after too many tries',
  'business.deactivated': 'deactivated',
  'business.codeExpired': 'has a code that has expired, with `code`; also for `newEmail`',
  'bank.ADMINISTRATOR': 'a bank employee with this sub-role only',
  'bank.BACKOFFICE': 'another one with this sub-role only; the kit enters wrong passwords and codes for them',
  'bank.RISK': 'another one with this sub-role only; has no code of any kind',
  'bank.SERVICELINE': 'another one with this sub-role only',
  'bank.DELETE_ADMINISTRATOR': 'another one with this sub-role only',
  'bank.CREDIT_ADMINISTRATOR': 'another one with this sub-role only',
  'bank.passwordNotSet': 'has no password yet',
  'bank.sharedEmail': 'shares the e-mail address with another person, with customerNumber',
  'bank.locked': 'locked after too many tries',
  'bank.deactivated': 'deactivated',
  'bank.codeExpired': 'has a code that has expired, with `code`',
  'bank.codeForSomethingElse': 'has a code that is for something else',
} as const

export type PersonName = keyof typeof purposes
export type Area = 'private' | 'business' | 'bank'
export type Person = {
  email: string
  password: string
  /** The previous password: signing in with it answers 458. */
  formerPassword?: string
  customerNumber?: string
  code?: string
  newEmail?: string
  newCallNumber?: string
}

/** The contents of `users.json`. */
export type Users = {
  /** Where the newest code for an address or a number is read; `{to}` is replaced. */
  codes?: { inbox: string }
  /**
   * How idle sessions (459) are made: a POST that puts the clock of the test system forward by `{seconds}`, or old tokens. Negative seconds turn
   * it back to other days.
   */
  idle?: { clock?: { url: string; body: string }; tokens?: Partial<Record<Area, string>> }
  /** The password of people without their own. */
  password?: string
  formerPassword?: string
  people: Partial<Record<PersonName, Partial<Person>>>
}

/** Returns the person; throws `SkipCheck` when users.json names none. */
export function requirePerson(users: Users, name: PersonName): Person {
  const { password = '', formerPassword } = users
  const named = users.people[name]
  if (named === undefined) throw new SkipCheck(`users.json names nobody for ${name}: ${purposes[name]}`)
  return { email: '', password, ...(formerPassword && { formerPassword }), ...named }
}

/** Returns a field of a person in `users.json`; throws `SkipCheck` without it. */
export function requirePersonField(
  users: Users,
  name: PersonName,
  field: Exclude<keyof Person, 'email' | 'password'>,
): string {
  const value = requirePerson(users, name)[field]
  if (value === undefined) throw new SkipCheck(`users.json has no ${field} for ${name}`)
  return value
}

/** The first of several people who is named, else the first of all, so that the summary names who is missing. */
export const firstAvailable = (users: Users, names: readonly PersonName[]): PersonName =>
  names.find((name) => users.people[name] !== undefined) ?? names[0]!

export const areaOf = (name: PersonName): Area => name.split('.')[0] as Area
