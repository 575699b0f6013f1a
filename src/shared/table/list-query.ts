import { useQuery, type QueryKey } from '@tanstack/react-query'
import type { Query } from '../query/port.ts'

/** The names in a key without the parameters: whose list it is. */
const resourceOf = (key: QueryKey): string => JSON.stringify(key.filter((part) => typeof part !== 'object'))

/**
 * The answer of a list. While the next page loads, the rows before it stay; those of another customer or another list
 * never do.
 */
export function useListQuery<TData>(query: Query<TData>) {
  return useQuery({
    ...query,
    placeholderData: (before, asked) =>
      asked !== undefined && resourceOf(asked.queryKey) === resourceOf(query.queryKey) ? before : undefined,
  })
}
