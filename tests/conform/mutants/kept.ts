/** What a run has found out, kept from one mutant to the next, so that another run can go on with those that survived. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#scripts/run.ts'
import type { Outcome } from './hunt.ts'
import { type Mutant, nameOf } from './instrument.ts'

const file = join(root, '.cache/conform-mutants.json')

export function keep(outcomes: readonly Outcome[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(outcomes.map((one) => ({ ...one, name: nameOf(one.mutant) }))))
}

/** Those of the mutants that the last run has found. */
export function foundBefore(mutants: readonly Mutant[]): Outcome[] {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as (Outcome & { name: string })[]
  const found = new Map(kept.filter((one) => one.found !== undefined).map((one) => [one.name, one]))
  return mutants.flatMap((mutant) => {
    const outcome = found.get(nameOf(mutant))
    return outcome === undefined ? [] : [{ ...outcome, mutant }]
  })
}
