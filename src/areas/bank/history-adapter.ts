import { getBankListHistorySuspenseQueryOptions } from '#generated/api/bank-history/bank-history.ts'
import type { HistoryPort } from '#src/features/history/history-port.ts'

/** Every write of anybody adds to a history, so it is loaded again at each opening. */
const fresh = { query: { refetchOnMount: 'always', gcTime: 0 } } as const

export const historyAdapter: HistoryPort = {
  history: ({ objectType, objectId }, loginActivity) =>
    getBankListHistorySuspenseQueryOptions(objectType, objectId, { loginActivity }, fresh),
}
