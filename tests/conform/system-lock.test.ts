/** Two runs of the kit on one system: the second ends with a sentence that names the first. */
import { expect, it, onTestFinished } from 'vitest'
import { SystemLocked, lockSystem } from '#conform/system-lock.ts'
import { seededProofSandbox } from './seeded-proof-sandbox.ts'

async function startSystem() {
  const { target, users, close, address } = await seededProofSandbox()
  onTestFinished(close)
  const lock = (owner: string) => lockSystem(target.baseUrl, users, target.timeout, owner)
  const turnClock = (advanceSeconds: number) =>
    fetch(`${address}/sandbox/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ advanceSeconds }),
    })
  return { lock, turnClock, target }
}

it('the second run learns who has the system since when, and has it once the first has ended', async () => {
  const { lock, turnClock } = await startSystem()
  const unlock = await lock('anna@laptop')
  await expect(lock('ben@ci')).rejects.toThrow(
    /^This system is being checked by anna@laptop since \d{4}-\d\d-\d\dT[\d:.]+Z, and two runs at once would disturb each other\./,
  )
  // The sessions of before have expired.
  await turnClock(3600)
  await unlock()
  const unlockAgain = await lock('ben@ci')
  await unlockAgain()
})

it('of five runs that begin at once at most one has the system', async () => {
  const { lock } = await startSystem()
  const begun = await Promise.allSettled(['a@1', 'b@2', 'c@3', 'd@4', 'e@5'].map(lock))
  const refusals = begun.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(SystemLocked)
  expect(refusals.length).toBeGreaterThanOrEqual(4)
}, 120_000)

it('without a bank employee in users.json a run goes on without a lock', async () => {
  const { target } = await startSystem()
  const users = { people: { private: { email: 'anna.gruber@mail.example', password: 'Sonnenblume-2026!' } } }
  const unlocks = [
    await lockSystem(target.baseUrl, users, target.timeout, 'anna@laptop'),
    await lockSystem(target.baseUrl, users, target.timeout, 'ben@ci'),
  ]
  for (const unlock of unlocks) await unlock()
})
