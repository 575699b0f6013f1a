/**
 * Draws mutants by a seed: one of each file, so that every subject is hit, and the others from all that are left. Each mutant
 * has its own lot, so that the same seed draws the same again where the code has not changed meanwhile.
 */
import { createHash } from 'node:crypto'
import { type Mutant, nameOf } from './instrument.ts'

export function draw(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const lots = new Map(mutants.map((one) => [one, lotOf(seed, one)]))
  const shuffled = mutants.toSorted((a, b) => (lots.get(a)! < lots.get(b)! ? -1 : 1))
  const first = [...Map.groupBy(shuffled, ({ file }) => file).values()].map(([one]) => one!)
  return [...new Set([...first, ...shuffled])].slice(0, count)
}

const lotOf = (seed: number, mutant: Mutant) =>
  createHash('sha256')
    .update(`${seed} ${nameOf(mutant)}`)
    .digest('hex')
