import { openTab } from '#src/shared/ui/open-tab.ts'

/** The tabs of a company's administration in their order; the first one is the default (R379, R424). */
export const companyTabs = [
  'companyData',
  'admins',
  'notes',
  'customerDocuments',
  'fees-credits',
  'notifications',
] as const
/** The same of a private customer's (R375). */
export const privateTabs = ['notes', 'customer-documents', 'fees-credits', 'notifications'] as const

export type AdministrationTab = (typeof companyTabs)[number] | (typeof privateTabs)[number]

export const companyTabSearch = (search: Record<string, unknown>) => openTab(companyTabs, search)
export const privateTabSearch = (search: Record<string, unknown>) => openTab(privateTabs, search)
