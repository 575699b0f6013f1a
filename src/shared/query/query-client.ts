import { msg } from '@lingui/core/macro'
import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { OperationId } from '#generated/operations.ts'
import { addAlert } from '../alerts/alerts.ts'
import { ApiError } from '../http/api-error.ts'
import { currentRecordOf, type Query } from './port.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    mutationMeta: {
      operation: OperationId
      reloads: readonly QueryKey[]
      /** A form shows beside its entries what somebody else stored meanwhile, and reads the rest anew when it is left. */
      compares?: boolean
    }
  }
}

/** Cached answers are kept this long after their last use (A48). */
const cacheTimeMs = 60_000

/** Somebody else, or the person's own earlier try, was faster: what the write was about is gone or is not as it was when the screen was loaded. */
const overtaken: readonly unknown[] = [404, 409, 412, 422]

/** Reads anew what a write made stale, as far as a screen shows it. */
export const reloadQueries = (client: QueryClient, reloads: readonly QueryKey[] = []) =>
  Promise.allSettled(
    reloads.map(async (queryKey) => {
      // What no screen shows is forgotten, so that the next one does not begin with it, a form least of all.
      client.removeQueries({ queryKey, predicate: (query) => query.getObserversCount() === 0 })
      // Until all have answered, also when one fails before: `throwOnError` would not wait for the others.
      await client.invalidateQueries({ queryKey })
      const shown = client.getQueryCache().findAll({ queryKey, predicate: (query) => query.isActive() })
      const error = shown.find(({ state }) => state.status === 'error')?.state.error
      if (error) throw error
    }),
  )

/** Nothing is asked again by itself (R267, A49) but work that is under way (poll-while-pending.ts): writes say what they made stale, and wait until it is fresh. */
export function createQueryClient({ gcTime = cacheTimeMs } = {}): QueryClient {
  const reloadSoon = (reloads?: readonly QueryKey[]) => Promise.race([reloadQueries(client, reloads), patience()])
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
        const reloaded = await reloadQueries(client, mutation.meta?.reloads)
        const failed = reloaded.find((answer) => answer.status === 'rejected')
        if (failed?.reason instanceof ApiError) tellStale(failed.reason)
      },
      onError: async (error, _input, _context, mutation) => {
        if (!(error instanceof ApiError)) return
        // After an answer that is lost the write may be done: what is shown then has to be the truth. What has a key is
        // tried again as it stands on the screen.
        const mayBeDone = error.failure === 'unreadable' || (error.outcomeUnknown && !error.call.startsWith('POST'))
        if (!mayBeDone && !overtaken.includes(error.status)) return
        if (mutation.meta?.compares === true && currentRecordOf(error) !== undefined) return
        const reloaded = await reloadSoon(mutation.meta?.reloads)
        error.refreshedSince =
          mayBeDone && reloaded.length > 0 && reloaded.every(({ status }) => status === 'fulfilled')
        await rendered() // so that who tells the error knows whether it is still on the screen
      },
    }),
  })
  return client
}

/** Who waits to be told that there was no answer waits no longer than this for what is stored. */
const patience = () => new Promise<never[]>((resolve) => setTimeout(() => resolve([]), 5000))

/** The cache tells the screen in a task of its own, which is before this one. */
const rendered = () => new Promise((resolve) => setTimeout(resolve))

/** The write is done, and what the screen shows is older than it: nobody should do it again (R767). */
function tellStale({ status, traceId }: ApiError): void {
  if (status === 401 || status === 458 || status === 459) return // the end of the session is told by itself
  const message = msg`This is done, but we could not update this page. Please reload it.`
  addAlert({ message, ...(traceId !== undefined && { traceId }) })
}

/** A loader asks early, so that the answers are under way while the screen's code loads; the screen shows the outcome. */
export function prefetch(client: QueryClient, ...queries: Query<unknown>[]): void {
  for (const query of queries) void client.prefetchQuery(query)
}
