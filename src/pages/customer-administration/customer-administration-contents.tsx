import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { AdministratorsPort } from '#src/features/administrators/administrators-port.ts'
import { AdministratorsTab } from '#src/features/administrators/administrators-tab.tsx'
import type { CompanyPort } from '#src/features/company/company-port.ts'
import { CompanyTab } from '#src/features/company/company-tab.tsx'
import type { DocumentsPort, DocumentsUrlState } from '#src/features/documents/documents-port.ts'
import { DocumentsTab } from '#src/features/documents/documents-tab.tsx'
import type { FeesPort, FeesUrlState } from '#src/features/fees/fees-port.ts'
import { FeesTab } from '#src/features/fees/fees-tab.tsx'
import type { HistoryPort } from '#src/features/history/history-port.ts'
import type { NotesPort, NotesUrlState } from '#src/features/notes/notes-port.ts'
import { NotesTab } from '#src/features/notes/notes-tab.tsx'
import type { NotificationsPort, NotificationsUrlState } from '#src/features/notifications/notifications-port.ts'
import { NotificationsTab } from '#src/features/notifications/notifications-tab.tsx'
import { Tabs } from '#src/shared/page/tabs.tsx'
import type { TabbedProps } from '#src/shared/page/use-page.ts'
import type {
  companyAdministration,
  ownCompanyAdministration,
  privateCustomerAdministration,
} from './customer-administration.ts'
import { RecordHistory } from '../record-history/record-history.tsx'

type CommonPorts = { notes: NotesPort; documents: DocumentsPort; fees: FeesPort; notifications: NotificationsPort }
type CommonUrlStates = {
  notes: NotesUrlState
  documents: DocumentsUrlState
  fees: FeesUrlState
  notifications: NotificationsUrlState
}

/** The four tabs that private customers and companies have in common. */
function useCommonTabs(ports: CommonPorts, urlStates: CommonUrlStates) {
  const { t } = useLingui()
  return {
    notes: { label: t`Notes`, content: <NotesTab port={ports.notes} {...urlStates.notes} /> },
    documents: { label: t`Documents`, content: <DocumentsTab port={ports.documents} {...urlStates.documents} /> },
    'fees-credits': { label: t`Fees and credits`, content: <FeesTab port={ports.fees} {...urlStates.fees} /> },
    notifications: {
      label: t`Notifications`,
      content: <NotificationsTab port={ports.notifications} {...urlStates.notifications} />,
    },
  }
}

type PrivateProps = TabbedProps<typeof privateCustomerAdministration, CommonPorts>

/** A private customer, for bank staff (R375). */
export function PrivateCustomerAdministrationContents({ ports, tabs }: PrivateProps) {
  const { t } = useLingui()
  const { documents, ...others } = useCommonTabs(ports, {
    notes: tabs.urlState('notes'),
    documents: tabs.urlState('customer-documents'),
    fees: tabs.urlState('fees-credits'),
    notifications: tabs.urlState('notifications'),
  })
  return <Tabs title={t`Customer file`} tabs={tabs} contents={{ ...others, 'customer-documents': documents }} />
}

type CompanyPorts = { company: CompanyPort; administrators: AdministratorsPort }
type AdministratorsProps = ComponentProps<typeof AdministratorsTab>

function useCompanyTabs({ company, administrators }: CompanyPorts, admins: Omit<AdministratorsProps, 'port'>) {
  const { t } = useLingui()
  return {
    companyData: { label: t`Company details`, content: <CompanyTab port={company} /> },
    admins: { label: t`Administrators`, content: <AdministratorsTab port={administrators} {...admins} /> },
  }
}

/** A company, for its administrators (R424). */
export function OwnCompanyAdministrationContents({
  ports,
  tabs,
}: TabbedProps<typeof ownCompanyAdministration, CompanyPorts>) {
  const { t } = useLingui()
  return <Tabs title={t`Administration`} tabs={tabs} contents={useCompanyTabs(ports, tabs.urlState('admins'))} />
}

type CompanyProps = TabbedProps<typeof companyAdministration, CompanyPorts & CommonPorts & { history: HistoryPort }>

/** A company, for bank staff (R379); the rows of its administrators have their history (R448). */
export function CompanyAdministrationContents({ ports, tabs }: CompanyProps) {
  const { t } = useLingui()
  const { documents, ...others } = useCommonTabs(ports, {
    notes: tabs.urlState('notes'),
    documents: tabs.urlState('customerDocuments'),
    fees: tabs.urlState('fees-credits'),
    notifications: tabs.urlState('notifications'),
  })
  const urlState = tabs.urlState('admins')
  const rowActions = (admin: BusinessAdmin) => (
    <RecordHistory
      port={ports.history}
      object={{ objectType: 'BUSINESS_ADMIN', objectId: admin.id }}
      name={`${admin.firstName} ${admin.lastName}`}
      modals={urlState.modals}
    />
  )
  const company = useCompanyTabs(ports, { ...urlState, rowActions })
  return (
    <Tabs title={t`Customer file`} tabs={tabs} contents={{ ...company, ...others, customerDocuments: documents }} />
  )
}
