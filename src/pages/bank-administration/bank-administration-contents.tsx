import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Task } from '#generated/model/task.ts'
import { BankEmployeesTab } from '#src/features/bank-employees/bank-employees-tab.tsx'
import type { BankEmployeesPort } from '#src/features/bank-employees/bank-employees-port.ts'
import { BillRunDaysTab } from '#src/features/bill-runs/bill-run-days-tab.tsx'
import { BillRunSumsTab } from '#src/features/bill-runs/bill-run-sums-tab.tsx'
import type { BillRunsPort } from '#src/features/bill-runs/bill-runs-port.ts'
import { AllowListTab, DenyListTab } from '#src/features/registrations/registrations-tabs.tsx'
import type { AllowListPort, DenyListPort } from '#src/features/registrations/registrations-port.ts'
import { TasksTab } from '#src/features/tasks/tasks-tab.tsx'
import type { TasksPort } from '#src/features/tasks/tasks-port.ts'
import { Tabs } from '#src/shared/page/tabs.tsx'
import type { TabbedProps } from '#src/shared/page/use-page.ts'
import type { bankAdministration } from './bank-administration.ts'

type Ports = {
  tasks: TasksPort
  /** For administrators only (R382, R675). */
  bankEmployees?: BankEmployeesPort
  denyList: DenyListPort
  allowList: AllowListPort
  billRuns: BillRunsPort
}

/** The bank's back office (R381). */
export function BankAdministrationContents({ ports, tabs }: TabbedProps<typeof bankAdministration, Ports>) {
  const { t } = useLingui()
  const { urlState } = tabs
  const employees = ports.bankEmployees && {
    label: t`Bank employees`,
    content: <BankEmployeesTab port={ports.bankEmployees} {...urlState('bank-employees')} />,
  }
  return (
    <Tabs
      title={t`Administration`}
      tabs={tabs}
      contents={{
        tasks: {
          label: t`Tasks`,
          content: <TasksTab port={ports.tasks} objectLink={linkToCustomer} {...urlState('tasks')} />,
        },
        'bank-employees': employees,
        'deny-list': { label: t`Deny list`, content: <DenyListTab port={ports.denyList} {...urlState('deny-list')} /> },
        'allow-list': {
          label: t`Allow list`,
          content: <AllowListTab port={ports.allowList} {...urlState('allow-list')} />,
        },
        'bill-run-calculation': {
          label: t`Bill run: days`,
          content: <BillRunDaysTab port={ports.billRuns} {...urlState('bill-run-calculation')} />,
        },
        'bill-run-transactions': {
          label: t`Bill run: totals`,
          content: <BillRunSumsTab port={ports.billRuns} {...urlState('bill-run-transactions')} />,
        },
      }}
    />
  )
}

/** The tasks that are about a customer name them by their customer number. */
function linkToCustomer({ objectType, businessIdentifier: bpNumber }: Task) {
  if (!/^\d+$/.test(bpNumber)) return undefined
  if (objectType === 'PRIVATE_CUSTOMER' || objectType === 'PRIVATE_CUSTOMER_PRODUCT')
    return <Link to="/bank/private-customer/$bpNumber" params={{ bpNumber }} preload={false} />
  return objectType === 'BUSINESS_CUSTOMER' ? (
    <Link to="/bank/business-customer/$bpNumber" params={{ bpNumber }} preload={false} />
  ) : undefined
}
