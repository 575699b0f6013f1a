import { expect, it, onTestFinished } from 'vitest'
import { faultNamed } from '#sandbox/faults/faults.ts'
import { attacks } from '../attack/attacks.ts'
import { tally } from '../attack/outcome.ts'
import { seededStorage } from './backends.ts'

/** Another part each day, the same for everybody who looks for what failed. */
const seed = Math.floor(Date.now() / 86_400_000)
const timeout = 180_000

async function seeded() {
  const { databaseUrl, remove } = await seededStorage('PostgreSQL')
  onTestFinished(remove)
  return { databaseUrl: databaseUrl! }
}

it.each(['fuzz', 'authorization'])(
  `a part of the attack %s finds nothing (seed ${seed})`,
  { timeout },
  async (name) => {
    const { figures, surprises } = await attacks[name]!({ seed, scale: 0.04, sandbox: await seeded() })
    expect(surprises).toEqual([])
    expect(figures.calls).toBeGreaterThan(50)
  },
)

it('an attack in which too little happened has proven nothing, and says so', () => {
  const { count, outcome } = tally()
  count('calls', 3)
  expect(outcome({ calls: 3 }).surprises).toEqual([])
  expect(outcome({ calls: 3, '2xx': 1 }).surprises).toEqual(['proves nothing: 0 2xx instead of at least 1'])
})

it.each([
  ['authorization', 'a role is ignored', /as bank\.\w+: \d+ instead of 403/],
  ['authorization', 'a forged token is accepted', /as a forger: \d+ instead of 401/],
  ['fuzz', 'texts may be too long', /\d+ instead of 400/],
])('%s finds that %s', { timeout }, async (name, fault, says) => {
  // What one day's part leaves out it cannot find: here it is the same part on each day.
  const always = 1
  const only = faultNamed(fault).operations.slice(0, 1)
  const { surprises } = await attacks[name]!({
    seed: always,
    scale: 0.99,
    only,
    sandbox: { ...(await seeded()), fault },
  })
  expect(surprises.join('\n')).toMatch(says)
})
