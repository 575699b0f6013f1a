import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { OperationId } from '#generated/operations.ts'
import type { ApiError } from '../http/api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    mutationMeta: { operation: OperationId; reloads: readonly QueryKey[] }
  }
}

/** Cached answers are kept this long after their last use (A48). */
const cacheTimeMs = 60_000

/** Nothing is asked again by itself (R267, A49): writes say what they made stale, and wait until it is fresh. */
export function createQueryClient({ gcTime = cacheTimeMs } = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: async (_result, _input, _context, mutation) => {
        const reloads = mutation.meta?.reloads ?? []
        await Promise.all(reloads.map((queryKey) => client.invalidateQueries({ queryKey })))
      },
    }),
  })
  return client
}
