/** Who the kit signs in as. A backend names somebody of its own for each; what nobody is named for is skipped. */
import { SkipCheck } from '#conform/finding.ts'

export const purposes = {
  private: 'a private customer on Starter without anything special; changed and changed back',
  'private.other': 'another one; not allowed to see the first one, asks for codes in vain',
  'private.premium': 'on Premium, so that the limit can be changed',
  'private.ended': 'whose contract is over: a change of tier is refused with 412',
  'private.leaving': 'on Premium with a planned termination: a later change of tier is refused with 461',
  'private.busy': 'whose background work never ends: every write is refused with 423',
  'private.disposable': 'whose password the kit may replace for ever',
  'private.passwordNotSet': 'has no password yet',
  'private.sharedEmail': 'shares the e-mail address with somebody, with customerNumber; has no code of any kind',
  'private.locked': 'locked after too many tries',
  'private.deactivated': 'deactivated',
  'private.codeExpired': 'has a code that has expired, with `code`; also for `newEmail` and `newCallNumber`',
  'private.deletable': 'never paid and may be deleted for ever; only customerNumber is needed',
  business: 'an administrator without anything special',
  'business.other': 'an administrator of another company',
  'business.busy': 'an administrator of a company whose background work never ends',
  'business.passwordNotSet': 'as above',
  'business.sharedEmail': 'as above',
  'business.locked': 'as above',
  'business.deactivated': 'as above',
  'business.codeExpired': 'as above',
  'bank.ADMINISTRATOR': 'a bank employee with this sub-role only; so are the next five',
  'bank.BACKOFFICE': '',
  'bank.RISK': '',
  'bank.SERVICELINE': '',
  'bank.DELETE_ADMINISTRATOR': '',
  'bank.CREDIT_ADMINISTRATOR': '',
  'bank.passwordNotSet': 'as above',
  'bank.sharedEmail': 'as above',
  'bank.locked': 'as above',
  'bank.deactivated': 'as above',
  'bank.codeExpired': 'as above',
  'bank.codeForSomethingElse': 'has a code that is for something else',
} as const

export type PersonName = keyof typeof purposes
export type Area = 'private' | 'business' | 'bank'
export type Person = {
  email: string
  password: string
  /** The password before the current one: signing in with it answers 458. */
  formerPassword?: string
  customerNumber?: string
  code?: string
  newEmail?: string
  newCallNumber?: string
}

/** What `users.json` holds. */
export type Users = {
  /** `{to}` stands for an address or a number; the newest code that was sent there is read from the answer. */
  codes?: { inbox: string }
  /**
   * Where sessions come from that nobody has used for too long (459): a POST that puts the clock of the test system forward
   * by `{seconds}`, or tokens that are so old.
   */
  idle?: { clock?: { url: string; body: string }; tokens?: Partial<Record<Area, string>> }
  /** Of everybody who has none of their own. */
  password?: string
  formerPassword?: string
  people: Partial<Record<PersonName, Partial<Person>>>
}

/** The person, or the reason why a check cannot be made. */
export function personOf(users: Users, name: PersonName): Person {
  const { password = '', formerPassword } = users
  const named = users.people[name]
  if (named === undefined) throw new SkipCheck(`users.json names nobody for ${name}: ${purposes[name]}`)
  return { email: '', password, ...(formerPassword && { formerPassword }), ...named }
}

export const areaOf = (name: PersonName): Area => name.split('.')[0] as Area
