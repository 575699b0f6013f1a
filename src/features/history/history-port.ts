import type { ReactElement } from 'react'
import type { HistoryList } from '#generated/model/history-list.ts'
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import type { HistorySubject } from '#generated/model/history-subject.ts'
import type { Modals } from '#src/shared/page/url-state.ts'
import type { Query } from '#src/shared/query/port.ts'

/** The record or person of a history (R873). */
export type HistoryObject = { objectType: HistoryObjectType; objectId: string }

export type HistoryPort = {
  /** All entries, newest first, optionally with logins and logouts. Loaded again at each opening. */
  history: (object: HistoryObject, loginActivity: boolean) => Query<HistoryList>
}

/** An empty link to a named thing; undefined for what has no list of its own. */
export type SubjectLink = (subject: HistorySubject) => ReactElement | undefined

/** The history of a row, in any list (R355, R447, R448). */
export const historyModals = { history: 'record' } as const

export type HistoryModals = Modals<never, typeof historyModals>
