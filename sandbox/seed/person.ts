/** A person of the seed, and what their account looks like in an empty sandbox. */
import type { Area } from '#sandbox/domain/account.ts'
import type { codes } from '#sandbox/storage/tables/login.ts'
import type { accounts } from '#sandbox/storage/tables/people.ts'

/** What makes a person special at the login; most people have nothing special. */
export type Purpose =
  | 'passwordNotSet'
  | 'lockedWithTime'
  | 'lockedWithoutTime'
  | 'deactivated'
  | 'codeExpired'
  | 'codeTriesUsed'
  | 'codeForSomethingElse'
  | 'codeThatStaysValid'

export type Person = {
  id: string
  firstName: string
  lastName: string
  email: string
  /** The customer's number; of bank employees only those have one who share an e-mail address. */
  customerNumber: string | null
  /** The person's own contract, or the company that they run. */
  customerId?: string
  /** Sub-roles of a bank employee. */
  roles?: string[]
  purpose?: Purpose
  /** Background work on the account runs until then. */
  taskOpenUntil?: Date
}

/** The current and the previous password of all people of the seed. */
export const password = 'Sonnenblume-2026!'
export const earlierPassword = 'Schneeglanz-2025!'

/** The account's row; `hash` is the hash of `password`. */
export function accountOf(area: Area, person: Person, hash: string, now: Date): typeof accounts.$inferInsert {
  const { purpose } = person
  return {
    id: person.id,
    area,
    email: person.email,
    customerNumber: person.customerNumber,
    firstName: person.firstName,
    lastName: person.lastName,
    customerId: person.customerId ?? null,
    passwordHash: purpose === 'passwordNotSet' ? null : hash,
    standingLock: purpose === 'lockedWithTime' ? 'timed' : purpose === 'lockedWithoutTime' ? 'untimed' : null,
    deactivatedAt: purpose === 'deactivated' ? now : null,
    taskOpenUntil: person.taskOpenUntil ?? null,
  }
}

const minutes = (now: Date, count: number) => new Date(now.getTime() + count * 60_000)

/** The number to which the codes for a new number were sent: 660 and the end of the customer's number. */
const newNumberOf = ({ customerNumber }: Person) => `660${customerNumber?.slice(3)}`

/** The codes that lie ready for a person whose purpose is a code: for a password and for what may change (R897, R899). */
export function codesOf(area: Area, person: Person, now: Date): (typeof codes.$inferInsert)[] {
  const old = { accountId: person.id, wrongTries: 0, createdAt: minutes(now, -10), expiresAt: minutes(now, -5) }
  const forPassword = { ...old, purpose: 'PASSWORD_RESET' as const, boundTo: null }
  const forEmail = { ...old, purpose: 'EMAIL_CHANGE' as const, boundTo: `new.${person.email}` }
  const forNumber = { ...old, purpose: 'CALL_NUMBER_CHANGE' as const, boundTo: newNumberOf(person) }
  const each = [forPassword, ...(area === 'bank' ? [] : [forEmail]), ...(area === 'private' ? [forNumber] : [])]
  switch (person.purpose) {
    case 'codeExpired':
      return each.map((code) => ({ ...code, code: '465465' }))
    case 'codeTriesUsed':
      return each.map((code) => ({ ...code, code: '463463', wrongTries: 3 }))
    case 'codeForSomethingElse':
      return [{ ...forEmail, code: '464464' }]
    case 'codeThatStaysValid':
      return [{ ...forPassword, code: '246810', expiresAt: new Date('2099-12-31T00:00:00Z') }]
    default:
      return []
  }
}
