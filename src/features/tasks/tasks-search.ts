import { list, oneOf, type ListSearch } from '#src/shared/table/list-search.ts'

/** How often a task was tried at least (R838); the list begins with those that failed more than once (R837). */
export const attemptsChoices = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
export const usualAttempts = '2'

const sortable = [
  'id',
  'creationDate',
  'objectType',
  'businessIdentifier',
  'taskType',
  'attempts',
  'nextAttemptNotBefore',
  'supportId',
] as const

export const taskList = list({
  sort: sortable,
  search: { terms: 1 }, // R570
  filters: { attempts: oneOf(attemptsChoices, usualAttempts) },
})

type Attempts = (typeof attemptsChoices)[number]

/** The list, and the task of which the error message is shown. */
export type TasksSearch = ListSearch<(typeof sortable)[number]> & { attempts?: Attempts; task?: string }

export function tasksSearch(given: Record<string, unknown>): TasksSearch {
  const { task } = given
  return { ...taskList.parse(given), ...(typeof task === 'string' && task !== '' && { task }) }
}
