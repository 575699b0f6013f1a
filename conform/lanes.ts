/** Operations that share nobody are asked at the same time: private customers, companies, and the bank's own affairs. */
import { type OperationId, operations } from '#generated/operations.ts'

const laneOf = (operation: OperationId): 'private' | 'business' | 'bank' => {
  const { path } = operations[operation]
  if (/^(\/bank)?\/business\//.test(path)) return 'business'
  return /^(\/bank)?\/(private|common)\//.test(path) ? 'private' : 'bank'
}

/** Each lane is asked one after the other, in the order of `chosen`. */
export const lanesOf = (chosen: readonly OperationId[]): OperationId[][] => [...Map.groupBy(chosen, laneOf).values()]
