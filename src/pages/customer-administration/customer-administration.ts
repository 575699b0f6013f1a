import {
  type AdministratorsPort,
  administratorList,
  administratorModals,
} from '#src/features/administrators/administrators-port.ts'
import type { CompanyPort } from '#src/features/company/company-port.ts'
import { documentList, documentModals } from '#src/features/documents/documents-port.ts'
import { feeList, feeModals, type FeesPort } from '#src/features/fees/fees-port.ts'
import { historyModals } from '#src/features/history/history-port.ts'
import { noteList, noteModals } from '#src/features/notes/notes-port.ts'
import { notificationList, notificationModals } from '#src/features/notifications/notifications-port.ts'
import { definePart, defineTabbedPage } from '#src/shared/page/page.ts'

const companyData = definePart({
  catalogs: ['company', 'address'],
  queries: (ports: { company: CompanyPort }) => [ports.company.company()],
})
const admins = definePart({
  search: administratorList.parse,
  modals: administratorModals,
  catalogs: ['administrators'],
  queries: (ports: { administrators: AdministratorsPort }) => [ports.administrators.administrators()],
})
const notes = definePart({ search: noteList.parse, modals: noteModals, catalogs: ['notes'] })
const documents = definePart({ search: documentList.parse, modals: documentModals, catalogs: ['documents'] })
const feesAndCredits = definePart({
  search: feeList.parse,
  modals: feeModals,
  catalogs: ['fees'],
  queries: (ports: { fees: FeesPort }) => [ports.fees.fees()],
})
const notifications = definePart({
  search: notificationList.parse,
  modals: notificationModals,
  catalogs: ['notifications'],
})
const catalogs = ['table'] as const

/** A private customer, for bank staff (R375). */
export const privateCustomerAdministration = defineTabbedPage({
  catalogs,
  tabs: { notes, 'customer-documents': documents, 'fees-credits': feesAndCredits, notifications },
})

/** A company, for bank staff (R379). */
export const companyAdministration = defineTabbedPage({
  catalogs: [...catalogs, 'history'],
  tabs: {
    companyData,
    admins: { ...admins, modals: { ...administratorModals, ...historyModals } },
    notes,
    customerDocuments: documents,
    'fees-credits': feesAndCredits,
    notifications,
  },
})

/** A company, for its administrators (R424). */
export const ownCompanyAdministration = defineTabbedPage({ catalogs, tabs: { companyData, admins } })
