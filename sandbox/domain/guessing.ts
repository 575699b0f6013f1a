/**
 * How often may be tried within 24 hours, beside the lock of five wrong passwords (A150) and the three tries of a code
 * (A146): docs/decisions/016 has the reasons, and what can be guessed in a day.
 */

/** A wrong password, a wrong code, a requested code, a person or customer number that does not exist. */
export type AttemptKind = 'password' | 'code' | 'request' | 'name'

/** `who` is the pseudonym of a person and kind of origin; `origin` is empty for a known one. */
export type Attempt = { kind: AttemptKind; who: string; origin: string; at: Date }

/** The person and the origin of an attempt; an origin is known for 30 days after a sign-in from it. */
export type Target = { who: string; origin: string; isKnownOrigin: boolean }

const hour = 3600
/** In seconds: attempts that are older do not count. */
export const attemptWindow = 24 * hour
/** In seconds: how long an origin stays known after a sign-in. */
export const knownOriginSeconds = 30 * 24 * hour

/** The first `free` cost nothing; from then on each costs a wait in seconds that doubles with every `doubles`, up to `most`. */
type Growth = { free: number; first: number; doubles: number; maximum: number }
/** Attempts a day, `fromOne` of them from one unknown origin. */
type Allowance = { all: number; fromOne: number }

const guessingRules = {
  passwords: { free: 10, first: 60, doubles: 1, maximum: 4 * hour } satisfies Growth,
  /** How many different people were tried from one origin. */
  people: { free: 20, first: 1, doubles: 2, maximum: hour } satisfies Growth,
  codes: { all: 15, fromOne: 9 } satisfies Allowance,
  requests: { all: 10, fromOne: 5 } satisfies Allowance,
} as const

/**
 * Seconds until the next attempt is allowed, 0 for now. `past` holds the attempts of the last 24 hours on this person and from
 * this origin, the oldest first.
 */
export function secondsToWait(kind: AttemptKind, target: Target, past: readonly Attempt[], now: Date): number {
  const counted = past.filter(({ at }) => at.getTime() > now.getTime() - attemptWindow * 1000)
  const waits = [
    kind === 'name' ? 0 : waitForPerson(kind, target, counted, now),
    target.isKnownOrigin ? 0 : waitAfterGrowth(guessingRules.people, firstAttemptPerPerson(counted, target), now),
  ]
  return Math.max(0, ...waits)
}

function waitForPerson(
  kind: 'password' | 'code' | 'request',
  target: Target,
  past: readonly Attempt[],
  now: Date,
): number {
  const same = past.filter((one) => one.kind === kind && one.who === target.who)
  if (kind === 'password') return waitAfterGrowth(guessingRules.passwords, same, now)
  const { all, fromOne } = kind === 'code' ? guessingRules.codes : guessingRules.requests
  const fromHere = same.filter(({ origin }) => origin === target.origin)
  return Math.max(
    waitUntilAllowance(all, same, now),
    target.isKnownOrigin ? 0 : waitUntilAllowance(fromOne, fromHere, now),
  )
}

/** The first attempt on each person from the origin, the oldest first. */
function firstAttemptPerPerson(past: readonly Attempt[], { origin }: Target): Attempt[] {
  const latest = new Map<string, Attempt>()
  for (const one of past.filter((attempt) => attempt.origin === origin))
    if (!latest.has(one.who)) latest.set(one.who, one)
  return [...latest.values()]
}

const secondsLeft = (from: Date, seconds: number, now: Date) =>
  Math.ceil((from.getTime() - now.getTime()) / 1000 + seconds)

function waitAfterGrowth({ free, first, doubles, maximum }: Growth, past: readonly Attempt[], now: Date): number {
  const last = past.at(-1)
  if (last === undefined || past.length < free) return 0
  return secondsLeft(last.at, Math.min(maximum, first * 2 ** ((past.length - free) / doubles)), now)
}

/** Seconds until the oldest of the last `allowed` attempts is a day old. */
function waitUntilAllowance(allowed: number, past: readonly Attempt[], now: Date): number {
  const oldest = past.at(-allowed)
  return oldest === undefined ? 0 : secondsLeft(oldest.at, attemptWindow, now)
}
