import { notifyManager, partialMatchKey, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Query } from './port.ts'

type Options<TData> = {
  question: () => Query<TData>
  /** The id of the person who is signed in; another one knows nothing of it. */
  whose: string
  /** Asks at once; else it waits until a page has asked. */
  asks?: boolean
}

/**
 * What an answer last said, for the frame around the pages. The answer does not stay in the cache for it, so its own page
 * reads it anew after a while (A48); a write that makes it old asks for it again.
 */
export function useLastKnown<TData>({ question, whose, asks = false }: Options<TData>): TData | undefined {
  const client = useQueryClient()
  const { listen, read } = useMemo(() => lastKnown(client, { question, whose, asks }), [client, question, whose, asks])
  return useSyncExternalStore(listen, read)
}

function lastKnown<TData>(client: QueryClient, { question, asks }: Options<TData>) {
  const query = question()
  const ask = () => void client.prefetchQuery(query)
  let known: TData | undefined
  return {
    read: () => (known = client.getQueryData<TData>(query.queryKey) ?? known),
    listen: (tell: () => void) => {
      if (asks) ask()
      const stopReading = client.getQueryCache().subscribe(notifyManager.batchCalls(tell))
      const stopAsking = client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'success') return
        if (mutation.meta?.reloads.some((key) => partialMatchKey(query.queryKey, key))) ask()
      })
      return () => {
        stopReading()
        stopAsking()
      }
    },
  }
}
