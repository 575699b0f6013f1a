import type { ReactNode } from 'react'
import type { BankAdministrationTab } from '#src/features/bank-administration/bank-administration-tabs.ts'
import { BankEmployeesTab } from '#src/features/bank-employees/bank-employees-tab.tsx'
import type { BankEmployeesPort } from '#src/features/bank-employees/bank-employees-port.ts'
import { BillRunDaysTab } from '#src/features/bill-runs/bill-run-days-tab.tsx'
import { BillRunSumsTab } from '#src/features/bill-runs/bill-run-sums-tab.tsx'
import type { BillRunsPort } from '#src/features/bill-runs/bill-runs-port.ts'
import { AllowListTab } from '#src/features/registrations/allow-list-tab.tsx'
import { DenyListTab } from '#src/features/registrations/deny-list-tab.tsx'
import type { AllowListPort, DenyListPort } from '#src/features/registrations/registrations-port.ts'
import { TasksTab } from '#src/features/tasks/tasks-tab.tsx'
import type { TasksPort } from '#src/features/tasks/tasks-port.ts'
import type { TabSearch } from './-bank-administration-search.ts'

type Ports = {
  tasks: TasksPort
  bankEmployees: BankEmployeesPort
  denyList: DenyListPort
  allowList: AllowListPort
  billRuns: BillRunsPort
}

type Place = {
  /** What the open tab keeps in the address. */
  search: TabSearch[BankAdministrationTab]
  onSearch: (tab: BankAdministrationTab, next: TabSearch[BankAdministrationTab]) => void
  /** Bank employees are managed by administrators only (R382, R675). */
  managesEmployees: boolean
}

/** What the tabs hold; only the open one is rendered, so the address holds what that one keeps. */
export function bankAdministrationContents(
  ports: Ports,
  { search, onSearch, managesEmployees }: Place,
): Partial<Record<BankAdministrationTab, ReactNode>> {
  const place = <Tab extends BankAdministrationTab>(tab: Tab) => ({
    search: search as TabSearch[Tab],
    onSearch: (next: TabSearch[Tab]) => onSearch(tab, next),
  })
  return {
    tasks: <TasksTab port={ports.tasks} {...place('tasks')} />,
    ...(managesEmployees && {
      'bank-employees': <BankEmployeesTab port={ports.bankEmployees} {...place('bank-employees')} />,
    }),
    'deny-list': <DenyListTab port={ports.denyList} {...place('deny-list')} />,
    'allow-list': <AllowListTab port={ports.allowList} {...place('allow-list')} />,
    'bill-run-calculation': <BillRunDaysTab port={ports.billRuns} {...place('bill-run-calculation')} />,
    'bill-run-transactions': <BillRunSumsTab port={ports.billRuns} {...place('bill-run-transactions')} />,
  }
}
