import { list, type ListSearch } from '#src/shared/table/list-search.ts'

export const administratorList = list({ sort: ['email', 'firstName', 'lastName', 'isActive', 'taskOpen'] })

type Sorted = ReturnType<typeof administratorList.parse>

/** The list, and which window is open: the one to add somebody, or an administrator's by their id. */
export type AdministratorsSearch = ListSearch & Sorted & { admin?: string }

export function administratorsSearch(given: Record<string, unknown>): AdministratorsSearch {
  const { admin } = given
  return { ...administratorList.parse(given), ...(typeof admin === 'string' && admin !== '' && { admin }) }
}
