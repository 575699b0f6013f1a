import type { HistoryList } from '#generated/model/history-list.ts'
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import type { Query } from '#src/shared/query/port.ts'

/** Who or what a history is about (R873). */
export type HistoryObject = { objectType: HistoryObjectType; objectId: string }

export type HistoryPort = {
  /** All entries, newest first; signing in and out only when asked for. Each opening asks anew. */
  history: (object: HistoryObject, loginActivity: boolean) => Query<HistoryList>
}
