import { notifyManager, partialMatchKey, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Query } from './port.ts'

type Options<TData> = {
  query: () => Query<TData>
  /** The signed-in person; the data of another one is dropped. */
  userId: string
}

type Snapshot<TData> = {
  data: TData | undefined
  /** The first response is on its way. */
  pending: boolean
}

/** Data of this age needs no refetch. */
const freshMs = 5000

/**
 * The last data of a query, for the frame around all pages. It does not keep the data in the cache, so that the page of the query
 * still refetches it after a while (A48); a write that makes the query stale refetches it. `refresh` refetches it before it is shown,
 * since another tab or the bank may have changed it.
 */
export function useLastData<TData>({ query, userId }: Options<TData>) {
  const client = useQueryClient()
  const store = useMemo(() => createLastData(client, { query, userId }), [client, query, userId])
  return { ...useSyncExternalStore(store.subscribe, store.read), refresh: store.refresh }
}

function createLastData<TData>(client: QueryClient, options: Options<TData>) {
  const query = options.query()
  const refetch = (staleTime = 0) => void client.prefetchQuery({ ...query, staleTime })
  let notify = () => {}
  let last: Snapshot<TData> = { data: undefined, pending: true }
  return {
    refresh: () => {
      refetch(freshMs)
      notify() // at once, so that what opens now shows that it is pending
    },
    read: () => {
      const state = client.getQueryState<TData>(query.queryKey)
      const data = state?.data ?? last.data
      // Before the first request too, which the subscription sends.
      const pending = data === undefined && state?.fetchStatus !== 'idle'
      if (data !== last.data || pending !== last.pending) last = { data, pending }
      return last
    },
    subscribe: (listener: () => void) => {
      notify = listener
      refetch(freshMs)
      const unsubscribeQueries = client.getQueryCache().subscribe(notifyManager.batchCalls(listener))
      const unsubscribeMutations = client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'success') return
        if (mutation.meta?.reloads.some((key) => partialMatchKey(query.queryKey, key))) refetch()
      })
      return () => {
        unsubscribeQueries()
        unsubscribeMutations()
      }
    },
  }
}
