import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LockState, afterAttempt, lockOf, clearLock } from '#sandbox/domain/lockout.ts'

const start = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const fresh: LockState = { failedAttempts: 0, lockedUntil: null, standingLock: null }
const tries = (count: number, state = fresh, now = start) =>
  Array.from({ length: count }).reduce<ReturnType<typeof afterAttempt>>(
    (last) => afterAttempt(last.state, false, now),
    { result: 'wrong', state },
  )

describe('an account', () => {
  it('stays open for four wrong passwords and is locked for 15 minutes by the fifth', () => {
    expect(tries(4).result).toBe('wrong')
    expect(tries(5).result).toBe('locked')
    expect(lockOf(tries(5).state, start)).toEqual({ locked: true, until: after(15) })
  })

  it('does not even say that a password is right while it is locked, and the lock does not grow', () => {
    const { state } = tries(5)
    expect(afterAttempt(state, true, after(14))).toEqual({ result: 'locked', state })
    expect(afterAttempt(state, false, after(14))).toEqual({ result: 'locked', state })
  })

  it('has five new attempts when the lock has run out', () => {
    const { state } = tries(5)
    expect(afterAttempt(state, true, after(15)).result).toBe('right')
    expect(tries(4, state, after(15)).result).toBe('wrong')
    expect(tries(5, state, after(15)).result).toBe('locked')
  })

  it('forgets wrong passwords after a right one and after a reset with a code', () => {
    expect(afterAttempt(tries(4).state, true, start).state).toEqual(fresh)
    expect(clearLock(tries(5).state)).toEqual(fresh)
  })

  it('that the bank locked opens neither by waiting nor by a reset', () => {
    const timed = clearLock({ ...fresh, standingLock: 'timed' })
    const untimed = clearLock({ ...fresh, standingLock: 'untimed' })
    expect(lockOf(timed, after(9999))).toEqual({ locked: true, until: after(9999 + 15) })
    expect(lockOf(untimed, after(9999))).toEqual({ locked: true, until: undefined })
    expect(afterAttempt(untimed, true, start).result).toBe('locked')
  })
})

/** The rule once more, as a list of moments instead of a counter. */
function expected(list: { right: boolean; minutes: number }[]): string[] {
  let wrong = 0
  let lockedUntil = -1
  let now = 0
  return list.map(({ right, minutes }) => {
    now += minutes
    if (now < lockedUntil) return 'locked'
    if (lockedUntil >= 0) {
      wrong = 0
      lockedUntil = -1
    }
    wrong = right ? 0 : wrong + 1
    if (right) return 'right'
    if (wrong < 5) return 'wrong'
    lockedUntil = now + 15
    return 'locked'
  })
}

it('an account follows the rule for any passwords at any times', () => {
  const attempt = fc.record({
    right: fc.boolean(),
    minutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 })),
  })
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 60 }), (list) => {
      let state = fresh
      let now = 0
      const results = list.map(({ right, minutes }) => {
        now += minutes
        const checked = afterAttempt(state, right, after(now))
        state = checked.state
        return checked.result
      })
      expect(results).toEqual(expected(list))
    }),
    { numRuns: 500 },
  )
})
