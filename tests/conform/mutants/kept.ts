/** What a run has found out, kept from one mutant to the next, so that another run can go on with those that survived. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#scripts/run.ts'
import type { Ground, Outcome } from './hunt.ts'
import { type Mutant, nameOf } from './instrument.ts'

const file = join(root, '.cache/conform-mutants.json')
const groundFile = join(root, '.cache/conform-mutants-met.json')

export function keep(outcomes: readonly Outcome[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(outcomes.map((one) => ({ ...one, name: nameOf(one.mutant) }))))
}

/** What came of those of the mutants that the last run has asked. */
export function outcomesBefore(mutants: readonly Mutant[]): Outcome[] {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as (Outcome & { name: string })[]
  const known = new Map(kept.map((one) => [one.name, one]))
  return mutants.flatMap((mutant) => {
    const outcome = known.get(nameOf(mutant))
    return outcome === undefined ? [] : [{ ...outcome, mutant }]
  })
}

type KeptGround = { names: [id: string, name: string][]; visits: Ground['visits']; loading: string[] }

/** Keeps which operation meets which mutant. */
export function keepGround({ visits, loading }: Ground, mutants: readonly Mutant[]): void {
  mkdirSync(dirname(groundFile), { recursive: true })
  const names = mutants.map((one): [string, string] => [one.id, nameOf(one)])
  writeFileSync(groundFile, JSON.stringify({ names, visits, loading: [...loading] } satisfies KeptGround))
}

/** The same of the last run, for the mutants as they are numbered now. */
export function groundBefore(mutants: readonly Mutant[]): Ground {
  const kept = JSON.parse(readFileSync(groundFile, 'utf8')) as KeptGround
  const now = new Map(mutants.map((one) => [nameOf(one), one.id]))
  const idOf = new Map(kept.names.map(([id, name]) => [id, now.get(name)]))
  const known = (ids: readonly string[]) => ids.flatMap((id) => idOf.get(id) ?? [])
  const visits = kept.visits.map((visit) => {
    const met = Object.entries(visit.met).flatMap(([id, count]) => known([id]).map((one) => [one, count] as const))
    return { ...visit, met: Object.fromEntries(met) }
  })
  return { visits, loading: new Set(known(kept.loading)), clean: new Map() }
}
