import type { Query as CachedQuery, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '../http/api-error.ts'
import type { Query } from './port.ts'

/** Seconds between an answer and the next request, one minute in all. */
const pollIntervals = [2, 4, 8, 16, 30] as const

/** For each question, how many outcomes it had when the work was seen first. */
const seenAt = new WeakMap<object, number>()

/**
 * Polls a query while its answer says that work is under way, with growing intervals and for one minute at most; a manual reload
 * starts the minute again. Nothing is polled while the tab is hidden.
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
      const tries = since > pollIntervals.length ? 0 : since
      seenAt.set(asked, outcomes - tries)
      const seconds = pollIntervals[tries]
      return seconds === undefined ? false : seconds * 1000
    },
  }
}
