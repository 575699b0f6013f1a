import { notifyManager, partialMatchKey, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Query } from './port.ts'

type Options<TData> = {
  question: () => Query<TData>
  /** The id of the person who is signed in; another one knows nothing of it. */
  whose: string
}

type Snapshot<TData> = {
  data: TData | undefined
  /** Nothing is known yet, and the answer is on its way. */
  pending: boolean
}

/** An answer of the last seconds is fresh enough for the frame: it saves a call each time that somebody looks. */
const freshMs = 5000

/**
 * What an answer last said, for the frame around the pages, also around those that do not read it. The answer does not stay
 * in the cache for it, so its own page reads it anew after a while (A48); a write that makes it old asks for it again. `refresh`
 * is for when somebody is about to read it: another tab or the bank may have changed it.
 */
export function useLastKnown<TData>({ question, whose }: Options<TData>) {
  const client = useQueryClient()
  const { listen, read, refresh } = useMemo(() => lastKnown(client, { question, whose }), [client, question, whose])
  return { ...useSyncExternalStore(listen, read), refresh }
}

function lastKnown<TData>(client: QueryClient, { question }: Options<TData>) {
  const query = question()
  const fetchAgain = (staleTime = 0) => void client.prefetchQuery({ ...query, staleTime })
  let tellNow = () => {}
  let known: Snapshot<TData> = { data: undefined, pending: false }
  return {
    refresh: () => {
      fetchAgain(freshMs)
      tellNow() // in the same step in which what shows it opens
    },
    read: () => {
      const state = client.getQueryState<TData>(query.queryKey)
      const data = state?.data ?? known.data
      const pending = data === undefined && state?.fetchStatus === 'fetching'
      if (data !== known.data || pending !== known.pending) known = { data, pending }
      return known
    },
    listen: (tell: () => void) => {
      tellNow = tell
      fetchAgain(freshMs)
      const stopReading = client.getQueryCache().subscribe(notifyManager.batchCalls(tell))
      const stopAsking = client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'success') return
        if (mutation.meta?.reloads.some((key) => partialMatchKey(query.queryKey, key))) fetchAgain()
      })
      return () => {
        stopReading()
        stopAsking()
      }
    },
  }
}
