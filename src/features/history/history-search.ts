import { defineList } from '#src/shared/table/state/list-search.ts'
import type { Modals } from '#src/shared/page/url-state.ts'

/** The list in the modal; one sign is enough for its search (R569). */
export const historyList = defineList({
  sort: ['activityTimestamp', 'user', 'userType', 'activity'],
  search: { minimum: 0 },
})

export type HistorySearch = ReturnType<typeof historyList.parse>

/** The history of a row, in whatever list it stands (R355, R447, R448). */
export const historyModals = { history: 'record' } as const

export type HistoryModals = Modals<never, typeof historyModals>
