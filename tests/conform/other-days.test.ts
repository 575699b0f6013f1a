/** Rules about today are checked on days of the past, to which the kit turns the clock and from which it comes back. */
import { expect, it, onTestFinished } from 'vitest'
import { otherDaysName } from '#conform/checks/other-days.ts'
import { createContext } from '#conform/context.ts'
import { restoreClock, visitMoments } from '#conform/test-clock.ts'
import { readContract } from '#contract-checks/contract.ts'
import { seededProofSandbox } from './seeded-proof-sandbox.ts'

/** Of each area that has rules about today, with an etag and without. */
const only = [
  'privateUpdatePersonalInformation',
  'bankUpdatePersonalInformation',
  'bankCreatePrivateFee',
  'bankCreateAllowEntry',
  'bankTerminateBusinessCustomer',
] as const

async function startSystem() {
  const sandbox = await seededProofSandbox()
  onTestFinished(sandbox.close)
  const readClock = async () => {
    const { now } = (await (await fetch(`${sandbox.address}/sandbox/clock`)).json()) as { now: string }
    return Date.parse(now)
  }
  return { ...sandbox, readClock }
}

it('finds nothing at the sandbox, changes nothing, and sets the clock as it was', async () => {
  const { ask, withIdle, readClock } = await startSystem()
  const { results } = await ask({ only, users: withIdle, checks: [otherDaysName] })
  const ofDays = results.filter(({ name }) => name === otherDaysName)
  expect(ofDays.map(({ operation, skipped, findings }) => [operation, skipped, findings])).toEqual(
    only.map((operation) => [operation, undefined, []]),
  )
  expect(Math.abs((await readClock()) - Date.now())).toBeLessThan(10_000)
}, 120_000)

it('skips the check where the clock cannot be turned back', async () => {
  const { ask, withIdle } = await startSystem()
  // A clock that moves forward only, also where it is asked to go back.
  const clock = { ...withIdle.idle!.clock!, body: '{"advanceSeconds": 1}' }
  const { results, remarks } = await ask({ only, users: { ...withIdle, idle: { clock } }, checks: [otherDaysName] })
  const skipped = results.filter(({ name }) => name === otherDaysName).map((one) => one.skipped)
  expect(skipped).toEqual(only.map(() => 'idle.clock does not turn the clock back'))
  expect(remarks.join()).toContain('were not checked on other days')
}, 120_000)

it('sets the clock as it was when a signal ends the run on another day', async () => {
  const { target, withIdle, readClock } = await startSystem()
  const context = createContext(target.baseUrl, withIdle, readContract(), target.timeout)
  const leapDay = new Date('2024-02-29T12:00:00Z')
  await new Promise<void>((arrived) => {
    const stay = () => new Promise<void>(() => arrived())
    void visitMoments(context, () => [leapDay], stay)
  })
  expect(Math.abs((await readClock()) - leapDay.getTime())).toBeLessThan(30_000)
  await restoreClock()
  expect(Math.abs((await readClock()) - Date.now())).toBeLessThan(10_000)
}, 120_000)
