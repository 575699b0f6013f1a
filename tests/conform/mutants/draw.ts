/** Draws mutants by a seed: one of each file, so that every subject is hit, and the others from all that are left. */
import { type Chance, chanceOf } from '../../attack/random.ts'
import type { Mutant } from './instrument.ts'

export function draw(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const chance: Chance = chanceOf(seed)
  const files = [...Map.groupBy(mutants, ({ file }) => file).values()]
  const first = chance.some(files, count).map((those) => chance.pick(those))
  const rest = mutants.filter((one) => !first.includes(one))
  const chosen = new Set([...first, ...chance.some(rest, count - first.length)])
  return mutants.filter((one) => chosen.has(one))
}
