/** Counters of wrong entries are checked where the kit can put the clock forward. */
import { expect, it, onTestFinished } from 'vitest'
import { seededProofSandbox } from './seeded-proof-sandbox.ts'

const counted = {
  businessLogin: 'ends a lock after its time, and counts from zero again',
  businessResetPassword: 'counts the wrong entries of each code for itself',
  bankLogin: 'ends a lock after its time, and counts from zero again',
  bankResetPassword: 'counts the wrong entries of each code for itself',
} as const

it('counts the entries of each code and of each lock at the sandbox', async () => {
  const { ask, withIdle, close } = await seededProofSandbox()
  onTestFinished(close)
  const only = Object.keys(counted) as (keyof typeof counted)[]
  const { results } = await ask({ only, users: withIdle })
  expect(results.flatMap(({ findings }) => findings.map(({ says }) => says))).toEqual([])
  for (const operation of only) {
    const check = results.find((one) => one.operation === operation && one.name === counted[operation])
    expect([operation, check?.skipped]).toEqual([operation, undefined])
    expect(check).toBeDefined()
  }
}, 240_000)
