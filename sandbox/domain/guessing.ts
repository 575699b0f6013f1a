/**
 * How often may be tried within 24 hours, beside the lock of five wrong passwords (A150) and the three tries of a code
 * (A146): docs/decisions/016 says why, and what that lets somebody guess in a day.
 */

/** A wrong password, a wrong code, a code that was asked for, a person or customer number that does not exist. */
export type AttemptKind = 'password' | 'code' | 'request' | 'name'

/** `who` names a person as they are reached from one kind of place; `origin` is empty where the person is known there. */
export type Attempt = { kind: AttemptKind; who: string; origin: string; at: Date }

/** Who is tried, from where; `known` says that the person has signed in from there within the last 30 days. */
export type Target = { who: string; origin: string; known: boolean }

const hour = 3600
/** In seconds: attempts that are older do not count. */
export const attemptWindow = 24 * hour
/** In seconds: from where a person signed in is known so long. */
export const knownOriginSeconds = 30 * 24 * hour

/** The first `free` cost nothing; from then on each costs a wait in seconds that doubles with every `doubles`, up to `most`. */
type Growth = { free: number; first: number; doubles: number; most: number }
/** So many a day, `fromOne` of them from one origin where the person is not known. */
type Allowance = { all: number; fromOne: number }

const guessingRules = {
  passwords: { free: 10, first: 60, doubles: 1, most: 4 * hour } satisfies Growth,
  /** How many different people were tried from one origin. */
  people: { free: 20, first: 1, doubles: 2, most: hour } satisfies Growth,
  codes: { all: 15, fromOne: 9 } satisfies Allowance,
  requests: { all: 10, fromOne: 5 } satisfies Allowance,
} as const

/**
 * Seconds until somebody may try again, 0 for now. `past` holds the attempts of the last 24 hours on this person and from
 * this origin, the oldest first.
 */
export function secondsToWait(kind: AttemptKind, target: Target, past: readonly Attempt[], now: Date): number {
  const counted = past.filter(({ at }) => at.getTime() > now.getTime() - attemptWindow * 1000)
  const waits = [
    kind === 'name' ? 0 : ofPerson(kind, target, counted, now),
    target.known ? 0 : grown(guessingRules.people, firstOnEach(counted, target), now),
  ]
  return Math.max(0, ...waits)
}

function ofPerson(kind: 'password' | 'code' | 'request', target: Target, past: readonly Attempt[], now: Date): number {
  const same = past.filter((one) => one.kind === kind && one.who === target.who)
  if (kind === 'password') return grown(guessingRules.passwords, same, now)
  const { all, fromOne } = kind === 'code' ? guessingRules.codes : guessingRules.requests
  const fromHere = same.filter(({ origin }) => origin === target.origin)
  return Math.max(spent(all, same, now), target.known ? 0 : spent(fromOne, fromHere, now))
}

/** The latest attempt on each person who was tried from the origin, the oldest of them first. */
function firstOnEach(past: readonly Attempt[], { origin }: Target): Attempt[] {
  const latest = new Map<string, Attempt>()
  for (const one of past.filter((attempt) => attempt.origin === origin))
    if (!latest.has(one.who)) latest.set(one.who, one)
  return [...latest.values()]
}

const left = (from: Date, seconds: number, now: Date) => Math.ceil((from.getTime() - now.getTime()) / 1000 + seconds)

function grown({ free, first, doubles, most }: Growth, past: readonly Attempt[], now: Date): number {
  const last = past.at(-1)
  if (last === undefined || past.length < free) return 0
  return left(last.at, Math.min(most, first * 2 ** ((past.length - free) / doubles)), now)
}

/** Until one of the last so many is a day old. */
function spent(allowed: number, past: readonly Attempt[], now: Date): number {
  const oldest = past.at(-allowed)
  return oldest === undefined ? 0 : left(oldest.at, attemptWindow, now)
}
