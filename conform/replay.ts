/** Makes the check of a cause again, and says whether the cause is still there. */
import type { CheckOfCause, ReplayedCause } from '#conform/causes.ts'
import { idOf, keysOf, placeOfKey } from '#conform/cause-key.ts'
import type { Finding, Result } from '#conform/finding.ts'
import { type Run, runConformance } from '#conform/run.ts'

type Options = Pick<Parameters<typeof runConformance>[0], 'baseUrl' | 'users' | 'timeout'>

export type Replay =
  /** Not `isAlone`: only after all earlier checks of the operation. */
  | { outcome: 'still there'; finding: Finding; isAlone: boolean }
  /** `others` are findings of other causes. */
  | { outcome: 'gone'; others: Finding[] }
  | { outcome: 'not possible'; why: string }

/**
 * Makes the check alone, with the checks that it needs and everything that they prepare. Where this finds nothing, makes it again
 * after all earlier checks of the operation.
 */
export async function replayCause(cause: ReplayedCause, options: Options): Promise<Replay> {
  const { operation, name, needs } = cause.check
  const alone = await runConformance({ ...options, only: [operation], checks: [...needs, name] })
  const found = findCause(alone, cause)
  if (found !== undefined) return { outcome: 'still there', finding: found, isAlone: true }
  const why = findObstacle(alone, cause.check)
  if (why !== undefined) return { outcome: 'not possible', why }
  const others = alone.results.flatMap(({ findings }) => findings)
  if (others.length > 0) return { outcome: 'gone', others }
  const later = findCause(await runConformance({ ...options, only: [operation], until: name }), cause)
  return later === undefined ? { outcome: 'gone', others } : { outcome: 'still there', finding: later, isAlone: false }
}

/** A finding of the cause, else one of its check that breaks the same rule in another way. */
function findCause({ results }: Run, { id, key, check }: ReplayedCause): Finding | undefined {
  const all = results.flatMap(({ findings }) => findings)
  // A finding about several fields has the cause of each of them.
  const isSame = (one: Finding) => keysOf(one).some((each) => idOf(each) === id)
  const ofCheck = results.find(({ name }) => name === check.name)?.findings ?? []
  const isSimilar = (one: Finding) => placeOfKey(keysOf(one)[0]!) === placeOfKey(key)
  return all.find((one) => one.calls !== undefined && isSame(one)) ?? all.find(isSame) ?? ofCheck.find(isSimilar)
}

/** Why the check was not made to its end. */
function findObstacle({ results, ended }: Run, { name, needs, operation }: CheckOfCause): string | undefined {
  if (ended !== undefined) return ended
  const failed = results.find((one) => needs.includes(one.name) && obstacleOf(one) !== undefined)
  if (failed !== undefined) return `${failed.name}: ${obstacleOf(failed)}`
  const target = results.find((one) => one.name === name)
  if (target === undefined) return `${operation} has no check "${name}"`
  return target.skipped ?? target.findings.find(({ isInterruption }) => isInterruption)?.says
}

const obstacleOf = ({ skipped, findings }: Result): string | undefined => skipped ?? findings[0]?.says
