import { bankEmployeesAdapter } from './bank-employees-adapter.ts'
import { billRunsAdapter, startingBillRunsAdapter } from './bill-runs-adapter.ts'
import { newCompanyAdapter } from './company-adapter.ts'
import { bankBusinessActions, bankPrivateActions } from './customer-actions-adapter.ts'
import { businessCustomersAdapter, privateCustomersAdapter } from './customers-adapter.ts'
import { historyAdapter } from './history-adapter.ts'
import { allowListAdapter, denyListAdapter } from './registrations-adapter.ts'
import { sessionAdapter } from './session-adapter.ts'
import { tasksAdapter } from './tasks-adapter.ts'

/** What the screens of the bank area work with; the area's route puts it into the router's context. */
export const bankPorts = {
  session: sessionAdapter,
  privateCustomers: privateCustomersAdapter,
  businessCustomers: businessCustomersAdapter,
  privateActions: bankPrivateActions,
  businessActions: bankBusinessActions,
  newCompany: newCompanyAdapter,
  history: historyAdapter,
  tasks: tasksAdapter,
  bankEmployees: bankEmployeesAdapter,
  allowList: allowListAdapter,
  denyList: denyListAdapter,
  billRuns: billRunsAdapter,
  startingBillRuns: startingBillRunsAdapter,
}
