import { bankEmployeesSearch } from '#src/features/bank-employees/bank-employees-search.ts'
import { billRunDaysSearch, billRunSumsSearch } from '#src/features/bill-runs/bill-runs-search.ts'
import { registrationsSearch } from '#src/features/registrations/registrations-search.ts'
import { tasksSearch } from '#src/features/tasks/tasks-search.ts'
import { tabbedPageOf } from '#src/shared/page/page.ts'

/** What the bank administrates beside its customers (R381, R385). */
export const bankAdministration = tabbedPageOf({
  catalogs: ['table'],
  tabs: {
    tasks: { search: tasksSearch, catalogs: ['tasks'] },
    'bank-employees': { search: bankEmployeesSearch, catalogs: ['bank-employees'] },
    'deny-list': { search: registrationsSearch, catalogs: ['registrations'] },
    'allow-list': { search: registrationsSearch, catalogs: ['registrations'] },
    'bill-run-calculation': { search: billRunDaysSearch, catalogs: ['bill-runs'] },
    'bill-run-transactions': { search: billRunSumsSearch, catalogs: ['bill-runs'] },
  },
})
