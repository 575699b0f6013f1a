import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Attempt, type AttemptKind, type Target, secondsToWait } from '#sandbox/domain/guessing.ts'
import { type LockState, afterAttempt, lockOf } from '#sandbox/domain/lockout.ts'

const start = new Date('2026-11-20T10:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const day = 86_400
const anna: Target = { who: 'anna', origin: 'cafe', isKnownOrigin: false }
const annaAtHome: Target = { who: 'anna at home', origin: 'home', isKnownOrigin: true }

const attempt = (kind: AttemptKind, { who, origin, isKnownOrigin }: Target, seconds: number): Attempt => ({
  kind,
  who,
  origin: isKnownOrigin ? '' : origin,
  at: after(seconds),
})
const times = (count: number, kind: AttemptKind, target: Target, seconds = 0) =>
  Array.from({ length: count }, () => attempt(kind, target, seconds))
const waitOf = (kind: AttemptKind, target: Target, past: Attempt[], seconds = 0) =>
  secondsToWait(kind, target, past, after(seconds))

/** How often somebody who tries whenever they may gets an answer within so many seconds. */
function greedy(kind: AttemptKind, targets: (count: number) => Target, seconds: number): number[] {
  const past: Attempt[] = []
  let lock: LockState = { failedAttempts: 0, lockedUntil: null, standingLock: null }
  const answered: number[] = []
  for (let now = 0; now < seconds;) {
    const target = targets(answered.length)
    const wait = waitOf(kind, target, past, now)
    const locked = lockOf(lock, after(now))
    const until = locked.locked && locked.until ? (locked.until.getTime() - start.getTime()) / 1000 : now
    if (wait > 0 || until > now) {
      now = Math.max(now + wait, until)
      continue
    }
    if (kind === 'password' && targets(0).who === target.who) lock = afterAttempt(lock, false, after(now)).state
    past.push(attempt(kind, target, now))
    answered.push(now)
  }
  return answered
}
const mostInADay = (moments: readonly number[]) =>
  Math.max(...moments.map((from) => moments.filter((one) => one >= from && one < from + day).length))

describe('wrong passwords for one person', () => {
  it('cost no wait for ten, then a minute, two, four, up to four hours', () => {
    expect(waitOf('password', anna, times(9, 'password', anna))).toBe(0)
    expect(
      [10, 11, 12, 15, 17, 18, 30].map((count) => waitOf('password', anna, times(count, 'password', anna))),
    ).toEqual([60, 120, 240, 1920, 7680, 14_400, 14_400])
  })

  it('are forgotten after a day', () => {
    expect(waitOf('password', anna, times(30, 'password', anna), day - 1)).toBe(0)
    expect(waitOf('password', anna, [...times(9, 'password', anna), attempt('password', anna, day)], day)).toBe(0)
  })

  it('are at most 22 in any 24 hours, from any number of addresses during a week (480 before)', () => {
    const anywhere = (count: number) => ({ ...anna, origin: `origin ${count}` })
    const answered = greedy('password', anywhere, 7 * day)
    expect(mostInADay(answered)).toBeLessThanOrEqual(22)
    expect(mostInADay(answered)).toBeGreaterThan(15)
  })

  it('elsewhere are no matter where the person is known, and the reverse', () => {
    const past = times(30, 'password', anna)
    expect(waitOf('password', annaAtHome, past)).toBe(0)
    expect(waitOf('password', anna, times(30, 'password', annaAtHome))).toBe(0)
    expect(waitOf('password', annaAtHome, times(10, 'password', annaAtHome))).toBe(60)
  })
})

describe('one password for many people', () => {
  const somebody = (count: number) => ({ ...anna, who: `person ${count}` })
  const tried = (count: number) => Array.from({ length: count }, (_, index) => attempt('password', somebody(index), 0))

  it('from one origin costs no wait for twenty, then one that doubles with every second person, up to an hour', () => {
    expect(waitOf('password', somebody(99), tried(19))).toBe(0)
    expect([20, 22, 30, 40, 43, 44, 90].map((count) => waitOf('password', somebody(99), tried(count)))).toEqual([
      1, 2, 32, 1024, 2897, 3600, 3600,
    ])
  })

  it('reaches at most 70 people a day from one origin (unlimited before)', () => {
    expect(mostInADay(greedy('password', somebody, 4 * day))).toBeLessThanOrEqual(70)
  })

  it('is not slowed by one person who mistypes again and again, nor by people who are known there', () => {
    expect(waitOf('password', somebody(99), times(50, 'code', anna))).toBe(0)
    const known = Array.from({ length: 50 }, (_, index) =>
      attempt('password', { ...annaAtHome, who: `colleague ${index}` }, 0),
    )
    expect(waitOf('password', { ...anna, origin: 'home' }, known)).toBe(0)
  })

  it('from another origin, or by who is known there, waits for nothing', () => {
    expect(waitOf('password', { ...somebody(99), origin: 'elsewhere' }, tried(50))).toBe(0)
    expect(waitOf('password', { ...annaAtHome, origin: 'cafe' }, tried(50))).toBe(0)
  })

  it.each(['code', 'request', 'name'] as const)('slows the kind %s as well', (kind) => {
    expect(waitOf(kind, somebody(99), tried(24))).toBe(4)
  })
})

describe.each([
  ['code', 15, 9, '4,320'],
  ['request', 10, 5, '1,440'],
] as const)('%ss of one person', (kind, all, fromOne, before) => {
  it(`are ${fromOne} a day from an origin where the person is not known, and ${all} from all of them (${before} before)`, () => {
    const elsewhere = { ...anna, origin: 'elsewhere' }
    expect(waitOf(kind, anna, times(fromOne - 1, kind, anna))).toBe(0)
    expect(waitOf(kind, anna, times(fromOne, kind, anna), 3600)).toBe(day - 3600)
    expect(waitOf(kind, elsewhere, times(fromOne, kind, anna))).toBe(0)
    const both = [...times(fromOne, kind, anna), ...times(all - fromOne, kind, elsewhere)]
    expect(waitOf(kind, { ...anna, origin: 'a third' }, both)).toBe(day)
    const anywhere = (count: number) => ({ ...anna, origin: `origin ${count}` })
    expect(mostInADay(greedy(kind, anywhere, 3 * day))).toBe(all)
  })

  it(`are ${all} where the person is known, whatever happens elsewhere`, () => {
    expect(waitOf(kind, annaAtHome, times(50, kind, anna))).toBe(0)
    expect(waitOf(kind, annaAtHome, times(all - 1, kind, annaAtHome))).toBe(0)
    expect(waitOf(kind, annaAtHome, times(all, kind, annaAtHome))).toBe(day)
  })
})

it('the announced waiting time is always enough, and never longer than a day', () => {
  const kinds = fc.constantFrom<AttemptKind>('password', 'code', 'request', 'name')
  const targets = fc.constantFrom(anna, annaAtHome, { ...anna, who: 'lukas' }, { ...anna, origin: 'elsewhere' })
  const attempts = fc.array(fc.tuple(kinds, targets, fc.nat({ max: day })), { maxLength: 80 })
  fc.assert(
    fc.property(attempts, kinds, targets, (list, kind, target) => {
      const past = list.toSorted((a, b) => a[2] - b[2]).map(([what, whom, at]) => attempt(what, whom, at))
      const seconds = waitOf(kind, target, past, day)
      expect(seconds).toBeLessThanOrEqual(day)
      expect(waitOf(kind, target, past, day + seconds)).toBe(0)
      if (seconds > 0) expect(waitOf(kind, target, past, day + seconds - 1)).toBeGreaterThan(0)
    }),
  )
})
