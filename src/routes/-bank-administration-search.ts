import {
  bankAdministrationTab,
  type BankAdministrationTab,
} from '#src/features/bank-administration/bank-administration-tabs.ts'
import { bankEmployeesSearch, type BankEmployeesSearch } from '#src/features/bank-employees/bank-employees-search.ts'
import {
  billRunDaysSearch,
  billRunSumsSearch,
  type BillRunDaysSearch,
  type BillRunSumsSearch,
} from '#src/features/bill-runs/bill-runs-search.ts'
import { registrationsSearch, type RegistrationsSearch } from '#src/features/registrations/registrations-search.ts'
import { tasksSearch, type TasksSearch } from '#src/features/tasks/tasks-search.ts'

// Search parameters are part of the first file: nothing of a screen may be imported here (docs/decisions/005).

/** What each tab keeps in the address. */
export type TabSearch = {
  tasks: TasksSearch
  'bank-employees': BankEmployeesSearch
  'deny-list': RegistrationsSearch
  'allow-list': RegistrationsSearch
  'bill-run-calculation': BillRunDaysSearch
  'bill-run-transactions': BillRunSumsSearch
}

const searchOf: { [Tab in BankAdministrationTab]: (given: Record<string, unknown>) => TabSearch[Tab] } = {
  tasks: tasksSearch,
  'bank-employees': bankEmployeesSearch,
  'deny-list': registrationsSearch,
  'allow-list': registrationsSearch,
  'bill-run-calculation': billRunDaysSearch,
  'bill-run-transactions': billRunSumsSearch,
}

export type BankAdministrationSearch = { tab?: BankAdministrationTab } & TabSearch[BankAdministrationTab]

/** The open tab, and what this tab keeps in the address; what belongs to another one is ignored. */
export function bankAdministrationSearch(given: Record<string, unknown>): BankAdministrationSearch {
  const { tab } = bankAdministrationTab(given)
  return { ...(tab && { tab }), ...searchOf[tab ?? 'tasks'](given) }
}
