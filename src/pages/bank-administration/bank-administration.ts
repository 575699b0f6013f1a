import { employeeList, employeeModals } from '#src/features/bank-employees/bank-employees-port.ts'
import { billRunDaysModals, parseDaysSearch, parseSumsSearch } from '#src/features/bill-runs/bill-runs-port.ts'
import { registrationList, registrationModals } from '#src/features/registrations/registrations-port.ts'
import { taskList, taskModals } from '#src/features/tasks/tasks-port.ts'
import { definePart, defineTabbedPage } from '#src/shared/page/page.ts'

const registrations = definePart({
  search: registrationList.parse,
  modals: registrationModals,
  catalogs: ['registrations'],
})

/** The bank's administration, apart from customers (R381, R385). */
export const bankAdministration = defineTabbedPage({
  catalogs: ['table'],
  tabs: {
    tasks: { search: taskList.parse, modals: taskModals, catalogs: ['tasks'] },
    'bank-employees': { search: employeeList.parse, modals: employeeModals, catalogs: ['bank-employees'] },
    'deny-list': registrations,
    'allow-list': registrations,
    'bill-run-calculation': { search: parseDaysSearch, modals: billRunDaysModals, catalogs: ['bill-runs'] },
    'bill-run-transactions': { search: parseSumsSearch, catalogs: ['bill-runs'] },
  },
})
