import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { AdministratorsPort } from '#src/features/administrators/administrators-port.ts'
import { AdministratorsTab } from '#src/features/administrators/administrators-tab.tsx'
import type { CompanyPort } from '#src/features/company/company-port.ts'
import { CompanyTab } from '#src/features/company/company-tab.tsx'
import { HistoryAction } from '#src/features/history/history-action.tsx'
import type { HistoryPort } from '#src/features/history/history-port.ts'
import { Tabs } from '#src/shared/page/tabs.tsx'
import type { TabbedProps } from '#src/shared/page/use-page.ts'
import type { companyAdministration, ownCompanyAdministration } from './customer-administration.ts'
import { type KeptPorts, useKeptTabs } from './kept-tabs.tsx'

type CompanyPorts = { company: CompanyPort; administrators: AdministratorsPort }
type AdministratorsProps = ComponentProps<typeof AdministratorsTab>

function useCompanyTabs({ company, administrators }: CompanyPorts, admins: Omit<AdministratorsProps, 'port'>) {
  const { t } = useLingui()
  return {
    companyData: { label: t`Company data`, content: <CompanyTab port={company} /> },
    admins: { label: t`Administrators`, content: <AdministratorsTab port={administrators} {...admins} /> },
  }
}

/** What a company administers by itself (R424). */
export function OwnCompanyAdministrationContents({
  ports,
  tabs,
}: TabbedProps<typeof ownCompanyAdministration, CompanyPorts>) {
  const { t } = useLingui()
  return <Tabs title={t`Administration`} tabs={tabs} contents={useCompanyTabs(ports, tabs.place('admins'))} />
}

type Props = TabbedProps<typeof companyAdministration, CompanyPorts & KeptPorts & { history: HistoryPort }>

/** Everything that bank staff administer about a company (R379); an administrator's row has their history (R448). */
export function CompanyAdministrationContents({ ports, tabs }: Props) {
  const { t } = useLingui()
  const { documents, ...others } = useKeptTabs(ports, {
    notes: tabs.place('notes'),
    documents: tabs.place('customerDocuments'),
    fees: tabs.place('fees-credits'),
    notifications: tabs.place('notifications'),
  })
  const place = tabs.place('admins')
  const rowActions = (admin: BusinessAdmin) => (
    <HistoryAction
      port={ports.history}
      object={{ objectType: 'BUSINESS_ADMIN', objectId: admin.id }}
      name={`${admin.firstName} ${admin.lastName}`}
      modals={place.modals}
    />
  )
  const company = useCompanyTabs(ports, { ...place, rowActions })
  return (
    <Tabs title={t`Administration`} tabs={tabs} contents={{ ...company, ...others, customerDocuments: documents }} />
  )
}
