/** A person of the seed, and what their account looks like in an empty sandbox. */
import type { Area } from '#sandbox/domain/area.ts'
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

/** Everybody's password, and the one that everybody had before. */
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

/** The code that lies ready for a person whose purpose is a code (R897). */
export function codeOf({ id, email, purpose }: Person, now: Date): (typeof codes.$inferInsert)[] {
  const old = {
    accountId: id,
    purpose: 'PASSWORD_RESET' as const,
    boundTo: null,
    wrongTries: 0,
    createdAt: minutes(now, -10),
    expiresAt: minutes(now, -5),
  }
  switch (purpose) {
    case 'codeExpired':
      return [{ ...old, code: '465465' }]
    case 'codeTriesUsed':
      return [{ ...old, code: '463463', wrongTries: 3 }]
    case 'codeForSomethingElse':
      return [{ ...old, code: '464464', purpose: 'EMAIL_CHANGE', boundTo: `new.${email}` }]
    case 'codeThatStaysValid':
      return [{ ...old, code: '246810', expiresAt: new Date('2099-12-31T00:00:00Z') }]
    default:
      return []
  }
}
