import { list, type ListSearch } from '#src/shared/table/list-search.ts'

const sortable = ['email', 'firstName', 'lastName', 'roles', 'active'] as const

export const employeeList = list({ sort: sortable })

/** The list, and which window is open: the one to add somebody, or an employee's by their id. */
export type BankEmployeesSearch = ListSearch<(typeof sortable)[number]> & { employee?: string }

export function bankEmployeesSearch(given: Record<string, unknown>): BankEmployeesSearch {
  const { employee } = given
  return { ...employeeList.parse(given), ...(typeof employee === 'string' && employee !== '' && { employee }) }
}
