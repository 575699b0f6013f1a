import { useQuery, type QueryKey } from '@tanstack/react-query'
import { pollWhilePending } from '../../query/poll-while-pending.ts'
import type { Query } from '../../query/port.ts'

const never = () => false

/** The query key without its parameters, which identifies the list and its owner. */
const resourceKey = (key: QueryKey): string => JSON.stringify(key.filter((part) => typeof part !== 'object'))

/**
 * The query of a list. While the next page loads, the previous rows stay as placeholder, but never those of another customer or
 * list. Polls while `hasWorkInProgress` is true of the data.
 */
export function useListQuery<TData>(query: Query<TData>, hasWorkInProgress: (data: TData) => boolean = never) {
  return useQuery({
    ...pollWhilePending(query, hasWorkInProgress),
    placeholderData: (previousData, previousQuery) =>
      previousQuery !== undefined && resourceKey(previousQuery.queryKey) === resourceKey(query.queryKey)
        ? previousData
        : undefined,
  })
}

/** The query of a list with rows in progress; polling is not shown as loading. */
export function usePolledList<TData, TRow>(
  query: Query<TData>,
  rows: (data: TData) => readonly TRow[],
  isInProgress: ((row: TRow) => boolean) | undefined,
) {
  const hasWorkInProgress = (data: TData) => isInProgress !== undefined && rows(data).some(isInProgress)
  const result = useListQuery(query, hasWorkInProgress)
  const { data, isFetching, isPlaceholderData } = result
  const isPolling = data !== undefined && !isPlaceholderData && hasWorkInProgress(data)
  return { ...result, isLoading: isFetching && !isPolling }
}
