import { useQuery, type QueryKey } from '@tanstack/react-query'
import { pollWhilePending } from '../query/poll-while-pending.ts'
import type { Query } from '../query/port.ts'

const never = () => false

/** The names in a key without the parameters: whose list it is. */
const resourceOf = (key: QueryKey): string => JSON.stringify(key.filter((part) => typeof part !== 'object'))

/**
 * The answer of a list. While the next page loads, the rows before it stay; those of another customer or another list
 * never do. While work is under way for one of them, it is asked again by itself.
 */
export function useListQuery<TData>(query: Query<TData>, isUnderWay: (data: TData) => boolean = never) {
  return useQuery({
    ...pollWhilePending(query, isUnderWay),
    placeholderData: (before, asked) =>
      asked !== undefined && resourceOf(asked.queryKey) === resourceOf(query.queryKey) ? before : undefined,
  })
}

/** The answer of a list whose rows are worked on; what is asked by itself is no reason to say that the list loads. */
export function useFollowedList<TData, TRow>(
  query: Query<TData>,
  rows: (data: TData) => readonly TRow[],
  underWay: ((row: TRow) => boolean) | undefined,
) {
  const isUnderWay = (data: TData) => underWay !== undefined && rows(data).some(underWay)
  const answer = useListQuery(query, isUnderWay)
  const { data, isFetching, isPlaceholderData } = answer
  const following = data !== undefined && !isPlaceholderData && isUnderWay(data)
  return { ...answer, asking: isFetching && !following }
}
