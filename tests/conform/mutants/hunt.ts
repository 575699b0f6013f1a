/** Which operations meet which mutant, and whether the kit finds it there. */
import { dirname } from 'node:path'
import { type OperationId, operations } from '#generated/operations.ts'
import type { Mutant } from './instrument.ts'
import type { Place, Silence } from './place.ts'
import type { Told } from './worker.ts'

/** What an operation meets when the sandbox is as it should be. */
type Visit = {
  operation: OperationId
  milliseconds: number
  met: Record<string, number>
  /** Nobody has seen it. */
  isSaid?: boolean
}
/** Everything that was met without a mutant. */
export type Ground = {
  visits: Visit[]
  loading: ReadonlySet<string>
  /** Whether an operation that has found a mutant finds nothing without it. */
  clean: Map<OperationId, boolean>
}

export type Outcome = {
  mutant: Mutant
  /** By what it was found; undefined when it has survived. */
  found: { operation: OperationId | undefined; says: string } | undefined
  /** Operations that were asked, of those that meet it. */
  asked: number
  of: number
}

/** Takes one task after the other at every place. */
export async function share<Task>(
  places: readonly Place[],
  tasks: readonly Task[],
  act: (place: Place, task: Task) => Promise<void>,
): Promise<void> {
  const left = [...tasks]
  const work = async (place: Place) => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) await act(place, task)
  }
  await Promise.all(places.map(work))
}

/** Asks every operation without a mutant. What the kit finds there would be found with any mutant, so it is left out. */
export async function survey(
  places: readonly Place[],
  say: (line: string) => void,
  only = Object.keys(operations) as OperationId[],
): Promise<Ground> {
  const visits: Visit[] = []
  const loading = new Set<string>()
  await share(places, only, async (place, operation) => {
    await place.begin()
    const ask = () => place.ask({ operation, mutant: undefined, most: undefined }, 300_000)
    const isClean = (told: Told | Silence) => typeof told !== 'string' && told.findings.length === 0
    const first = await ask()
    const told = isClean(first) ? first : await ask()
    if (typeof told === 'string' || told.findings.length > 0) {
      return say(`${operation} is left out: ${typeof told === 'string' ? told : told.findings[0]}`)
    }
    for (const id of Object.keys(told.met.loading)) loading.add(id)
    visits.push({ operation, milliseconds: told.milliseconds, met: told.met.asking })
  })
  return { visits, loading, clean: new Map() }
}

/** An operation that is said to meet a mutant, with patience for as often and as long as any does. */
export const visitOf = (operation: OperationId, { id }: Mutant): Visit => ({
  operation,
  milliseconds: 60_000,
  met: { [id]: 1000 },
  isSaid: true,
})

/**
 * The operations that meet a mutant, those first that know its file best, and of these those that meet it most often: what all
 * go through to get somebody signed in is asked where it is the subject. One that is met while modules are loaded, and never
 * again, shows wherever its file is used, if at all; a table, in which nothing else can be met, wherever its folder is.
 */
function visitsOf({ visits }: Ground, mutant: Mutant, mutants: readonly Mutant[]): Visit[] {
  const rankedBy = (isNear: (other: Mutant) => boolean) => {
    const near = mutants.filter(isNear)
    const known = visits.map((visit) => ({ visit, count: near.filter(({ id }) => id in visit.met).length }))
    const times = ({ met }: Visit) => met[mutant.id] ?? 0
    const sorted = known.toSorted(
      (a, b) => b.count - a.count || times(b.visit) - times(a.visit) || a.visit.milliseconds - b.visit.milliseconds,
    )
    return sorted.filter(({ count }) => count > 0).map(({ visit }) => visit)
  }
  const byFile = rankedBy(({ file }) => file === mutant.file)
  const meeting = byFile.filter(({ met }) => mutant.id in met)
  if (meeting.length > 0) return meeting
  return byFile.length > 0 ? byFile : rankedBy(({ file }) => dirname(file) === dirname(mutant.file))
}

/** Asks about one mutant until it is found, at so many operations at most. */
export async function hunt(
  place: Place,
  ground: Ground,
  mutant: Mutant,
  mutants: readonly Mutant[],
  most: number,
): Promise<Outcome> {
  const visits = visitsOf(ground, mutant, mutants)
  const of = visits.length
  const isMet = visits.some(({ met, isSaid }) => mutant.id in met && !isSaid)
  const always = !isMet && ground.loading.has(mutant.id) ? mutant.id : undefined
  if (!(await place.begin(always))) {
    return { mutant, found: { operation: undefined, says: 'the sandbox does not start' }, asked: 0, of }
  }
  let asked = 0
  for (const { operation, milliseconds, met } of visits.slice(0, most)) {
    asked += 1
    const rounds = 10_000 + 100 * (met[mutant.id] ?? 0)
    await place.begin(always)
    const told = await place.ask({ operation, mutant: mutant.id, most: rounds }, 30_000 + 5 * milliseconds)
    const says = typeof told === 'string' ? silences[told] : told.findings[0]
    if (says === undefined || !(await isCleanWithout(place, ground, operation))) continue
    return { mutant, found: { operation, says }, asked, of }
  }
  return { mutant, found: undefined, asked, of }
}

/** A finding is owed to a mutant only where there is none without; asked once for each operation. */
async function isCleanWithout(place: Place, { clean }: Ground, operation: OperationId): Promise<boolean> {
  const known = clean.get(operation)
  if (known !== undefined) return known
  await place.begin()
  const told = await place.ask({ operation, mutant: undefined, most: undefined }, 300_000)
  const isClean = typeof told !== 'string' && told.findings.length === 0
  clean.set(operation, isClean)
  return isClean
}

const silences = { ended: 'the sandbox ended', 'too slow': 'no answer in time' }
