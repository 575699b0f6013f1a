import type { Query as CachedQuery, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '../http/api-error.ts'
import type { Query } from './port.ts'

/** Seconds between an answer and the next request, one minute in all. */
const pollIntervals = [2, 4, 8, 16, 30] as const

/** For each query, its number of responses when the work was first seen. */
const responsesAtStart = new WeakMap<object, number>()

/**
 * Polls a query while its answer shows that work is under way, with growing intervals and for one minute at most; a manual reload
 * starts the minute again. Nothing is polled while the tab is hidden.
 */
export function pollWhilePending<TData>(query: Query<TData>, isUnderWay: (data: TData) => boolean) {
  return {
    ...query,
    refetchInterval: (polled: CachedQuery<TData, ApiError, TData, QueryKey>): number | false => {
      const { data, dataUpdateCount, errorUpdateCount } = polled.state
      if (data === undefined || !isUnderWay(data)) {
        responsesAtStart.delete(polled)
        return false
      }
      const responses = dataUpdateCount + errorUpdateCount
      const since = responses - (responsesAtStart.get(polled) ?? responses)
      const tries = since > pollIntervals.length ? 0 : since
      responsesAtStart.set(polled, responses - tries)
      const seconds = pollIntervals[tries]
      return seconds === undefined ? false : seconds * 1000
    },
  }
}
