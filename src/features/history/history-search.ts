import { list } from '#src/shared/table/list-search.ts'

/** The list in the window; one sign is enough for its search (R569). */
export const historyList = list({
  sort: ['activityTimestamp', 'user', 'userType', 'activity'],
  search: { minimum: 0 },
})

export type HistorySearch = ReturnType<typeof historyList.parse>
