import { msg } from '@lingui/core/macro'
import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { OperationId } from '#generated/operations.ts'
import { addAlert } from '../alerts/alerts.ts'
import { ApiError } from '../http/api-error.ts'
import { currentRecordOf, type Query } from './port.ts'
import type { RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    mutationMeta: {
      operation: OperationId
      reloads: readonly QueryKey[]
      /** After a conflict the form shows the stored values itself, and reloads the queries when it is closed. */
      compares?: boolean
    }
  }
}

/** How long unused data stays in the cache (A48). */
const cacheTimeMs = 60_000

/** Statuses after which the record was changed or removed since the screen was loaded, by somebody else or by an earlier try. */
const conflictStatuses: readonly unknown[] = [404, 409, 412, 422]

/** Refetches the queries that a write made stale, as far as a screen shows them. */
export const reloadQueries = (client: QueryClient, reloads: readonly QueryKey[] = []) =>
  Promise.allSettled(
    reloads.map(async (queryKey) => {
      // Removes unused data, so that no later screen, and no form, starts with stale values.
      client.removeQueries({ queryKey, predicate: (query) => query.getObserversCount() === 0 })
      // Waits for all queries, also when one fails: `throwOnError` would not wait for the others.
      await client.invalidateQueries({ queryKey })
      const shown = client.getQueryCache().findAll({ queryKey, predicate: (query) => query.isActive() })
      const error = shown.find(({ state }) => state.status === 'error')?.state.error
      if (error) throw error
    }),
  )

/**
 * Creates the query client. Nothing is refetched automatically (R267, A49) except work in progress (poll-while-pending.ts): a write
 * names the queries that it makes stale, and stays pending until they are reloaded.
 */
export function createQueryClient({ gcTime = cacheTimeMs } = {}): QueryClient {
  const reloadWithTimeout = (reloads?: readonly QueryKey[]) =>
    Promise.race([reloadQueries(client, reloads), reloadTimeout()])
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
      // The bank answers 404 to a read of a record that it has deleted meanwhile.
      onMutate: (_input, { meta }) => (isDeletion(meta?.operation) ? waitForReads(client) : undefined),
      onSuccess: async (_result, _input, _context, mutation) => {
        const reloaded = await reloadQueries(client, mutation.meta?.reloads)
        const failed = reloaded.find((answer) => answer.status === 'rejected')
        if (failed?.reason instanceof ApiError) addStaleAlert(failed.reason)
      },
      onError: async (error, _input, _context, mutation) => {
        if (!(error instanceof ApiError)) return
        // After a lost response the write may be done, so the screen is reloaded; a write with an idempotency key (POST) can be
        // retried as it is.
        const mayBeDone = error.failure === 'unreadable' || (error.outcomeUnknown && !error.call.startsWith('POST'))
        if (!mayBeDone && !conflictStatuses.includes(error.status)) return
        if (mutation.meta?.compares === true && currentRecordOf(error) !== undefined) return
        const reloaded = await reloadWithTimeout(mutation.meta?.reloads)
        error.refreshedSince =
          mayBeDone && reloaded.length > 0 && reloaded.every(({ status }) => status === 'fulfilled')
        await rendered() // so that a form or modal knows whether it is still open when it shows the error
      },
    }),
  })
  return client
}

/** Limits how long an error waits for the reload, and a deletion for reads. */
const reloadTimeout = () => new Promise<never[]>((resolve) => setTimeout(() => resolve([]), 5000))

const isDeletion = (operation: OperationId | undefined) => /^[a-z]+Delete/.test(operation ?? '')

/** Waits until no query is under way, those that follow from another one among them. */
async function waitForReads(client: QueryClient): Promise<void> {
  const timeout = reloadTimeout().then(() => 'timeout' as const)
  for (;;) {
    const running = client.getQueryCache().findAll({ fetchStatus: 'fetching' })
    if (running.length === 0) return
    const reads = Promise.allSettled(running.map(({ promise }) => promise)).then(rendered)
    if ((await Promise.race([reads, timeout])) === 'timeout') return
  }
}

/** The cache notifies the screen in a task that runs before this one. */
const rendered = () => new Promise((resolve) => setTimeout(resolve))

/** Reports that the write succeeded although the screen shows older data, so that it is not repeated (R767). */
export function addStaleAlert({ status, traceId }: ApiError): void {
  if (status === 401 || status === 458 || status === 459) return // session-watch.ts shows the end of the session
  const message = msg`This is done, but we could not update this page. Please reload it.`
  addAlert({ message, ...(traceId !== undefined && { traceId }) })
}

/** Starts the queries of a page while its code loads; the page shows their errors. */
export function prefetch(client: QueryClient, ...queries: Query<unknown>[]): void {
  for (const query of queries) void client.prefetchQuery(query)
}

/** The router context of every route; the layout of an area adds its ports and its user. */
export type RouterContext = {
  queryClient: QueryClient
  history: RouterHistory
  /** Whether an area has a page at this path for the signed-in person. */
  isPage: (path: string) => boolean
}
