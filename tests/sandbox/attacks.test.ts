import { expect, it, onTestFinished } from 'vitest'
import { faultNamed } from '#sandbox/faults/faults.ts'
import { attacks } from '../attack/attacks.ts'
import { seededStorage } from './backends.ts'

/** Another part each day, the same for everybody who looks for what failed. */
const seed = Math.floor(Date.now() / 86_400_000)
const timeout = 180_000

async function seeded() {
  const { data, remove } = await seededStorage('PGlite')
  onTestFinished(remove)
  return { data: data! }
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
