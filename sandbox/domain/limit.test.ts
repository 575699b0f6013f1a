import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toLimitResponse } from '#sandbox/domain/limit.ts'

const amount = fc.integer({ min: 0, max: 10_000_00 })
const inCents = (euros: number) => Math.round(euros * 100)

it('what is left and what was spent are the limit; it is never below zero and never above the limit', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: -500_00, max: 20_000_00 }), (limit, spent) => {
      const { monthlyLimitEUR, remainingLimitEUR } = toLimitResponse(limit, spent, true)
      const left = inCents(remainingLimitEUR)
      expect(inCents(monthlyLimitEUR)).toBe(limit)
      expect(left >= 0 && left <= limit).toBe(true)
      if (spent >= 0 && spent <= limit) expect(left + spent).toBe(limit)
    }),
  )
})

it('nothing is left to spend while paying is not possible, whatever the limit is', () => {
  fc.assert(fc.property(amount, amount, (limit, spent) => toLimitResponse(limit, spent, false).remainingLimitEUR === 0))
})
