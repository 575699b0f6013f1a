import { tasksAttemptsDefault } from '#generated/model/constants.ts'
import type { TaskList } from '#generated/model/task-list.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { Command, Query } from '#src/shared/query/port.ts'
import { defineList, oneOf } from '#src/shared/table/state/list-search.ts'

/** The background tasks of the bank's systems that are not done. */
export type TasksPort = {
  tasks: () => Query<TaskList>
  /** Retries all failed tasks (A142). */
  retry: Command
}

/** The choices of the filter by minimum attempts (R838); the default shows tasks that failed more than once (R837). */
export const attemptsChoices = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
export const defaultAttempts = String(tasksAttemptsDefault) as (typeof attemptsChoices)[number]

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
  filters: { attempts: oneOf(attemptsChoices, defaultAttempts) },
})

export const taskModals = { error: 'record' } as const

export type TasksSearch = ReturnType<typeof taskList.parse>
export type TasksUrlState = UrlState<TasksSearch, typeof taskModals>
