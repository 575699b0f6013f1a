/** Operations that share nobody are asked at the same time: private customers, companies, and the bank's own affairs. */
import { type OperationId, operations } from '#generated/operations.ts'

const laneOf = (operation: OperationId): 'private' | 'business' | 'bank' => {
  const { path } = operations[operation]
  // The deny list is asked before a company gets a calling number.
  if (/^(\/bank)?\/business\/|\/registration-deny/.test(path)) return 'business'
  return /^(\/bank)?\/(private|common)\//.test(path) ? 'private' : 'bank'
}

/**
 * Each lane is asked one after the other, in the order of `chosen`, but first what needs no session: a password is set there
 * with a code of which there is one a minute, and sessions are begun with it later.
 */
export const lanesOf = (chosen: readonly OperationId[]): OperationId[][] =>
  [...Map.groupBy(chosen, laneOf).values()].map((lane) =>
    lane.toSorted((one, other) => Number(operations[one].session) - Number(operations[other].session)),
  )
