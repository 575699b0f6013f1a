import type { Query as CachedQuery, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '../http/api-error.ts'
import type { Query } from './port.ts'

/** Seconds between an answer and the next question, a minute together. */
const followWaits = [2, 4, 8, 16, 30] as const

/** For each question, how many outcomes it had when the work was seen first. */
const seenAt = new WeakMap<object, number>()

/**
 * A question that is asked again by itself while its answer says that work is under way, ever more seldom and at most for a
 * minute; then whoever asks by hand follows it anew. While the tab is hidden nothing is asked.
 */
export function pollWhilePending<TData>(query: Query<TData>, isUnderWay: (data: TData) => boolean) {
  return {
    ...query,
    refetchInterval: (asked: CachedQuery<TData, ApiError, TData, QueryKey>): number | false => {
      const { data, dataUpdateCount, errorUpdateCount } = asked.state
      if (data === undefined || !isUnderWay(data)) {
        seenAt.delete(asked)
        return false
      }
      const outcomes = dataUpdateCount + errorUpdateCount
      const since = outcomes - (seenAt.get(asked) ?? outcomes)
      const tries = since > followWaits.length ? 0 : since
      seenAt.set(asked, outcomes - tries)
      const seconds = followWaits[tries]
      return seconds === undefined ? false : seconds * 1000
    },
  }
}
