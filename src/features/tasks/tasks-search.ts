import { defineList, oneOf } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

/** How often a task was tried at least (R838); the list begins with those that failed more than once (R837). */
export const attemptsChoices = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
export const usualAttempts = '2'

export const taskList = defineList({
  sort: [
    'id',
    'creationDate',
    'objectType',
    'businessIdentifier',
    'taskType',
    'attempts',
    'nextAttemptNotBefore',
    'supportId',
  ],
  search: { terms: 1 }, // R570
  filters: { attempts: oneOf(attemptsChoices, usualAttempts) },
})

export const taskModals = { error: 'record' } as const

export type TasksSearch = ReturnType<typeof taskList.parse>
export type TasksPlace = UrlState<TasksSearch, typeof taskModals>
