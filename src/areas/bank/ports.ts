import type { Claims } from '#src/shared/session/claims.ts'
import { bankEmployeesAdapter } from './bank-employees-adapter.ts'
import { bankBillRuns } from './bill-runs-adapter.ts'
import { newCompanyAdapter } from './company-adapter.ts'
import { bankBusinessActions, bankPrivateActions } from './customer-actions-adapter.ts'
import { businessCustomersAdapter, privateCustomersAdapter } from './customers-adapter.ts'
import { historyAdapter } from './history-adapter.ts'
import { type May, permissionsOf } from './permissions.ts'
import { allowListAdapter, denyListAdapter } from './registrations-adapter.ts'
import { sessionAdapter } from './session-adapter.ts'
import { tasksAdapter } from './tasks-adapter.ts'

/** The ports of the bank area, by the permissions of the employee; the area's route puts them into the router's context. */
export const bankPorts = (may: May) => ({
  session: sessionAdapter,
  privateCustomers: privateCustomersAdapter,
  businessCustomers: businessCustomersAdapter,
  privateActions: bankPrivateActions(may),
  businessActions: bankBusinessActions,
  newCompany: newCompanyAdapter,
  history: historyAdapter,
  tasks: tasksAdapter,
  ...(may('bankListEmployees') && { bankEmployees: bankEmployeesAdapter }),
  allowList: allowListAdapter,
  denyList: denyListAdapter,
  billRuns: bankBillRuns(may),
})

/** What an employee may do, and the ports that this leaves. */
export function portsOf(user: Claims) {
  const may = permissionsOf(user)
  return { may, ports: bankPorts(may) }
}
