/** The tabs of a company's administration in their order; the first one is the default (R379, R424). */
export const administrationTabs = [
  'companyData',
  'admins',
  'notes',
  'customerDocuments',
  'fees-credits',
  'notifications',
] as const
export type AdministrationTab = (typeof administrationTabs)[number]

/** The open tab from the URL; the default one is not written there, and an unknown one is the default. */
export function administrationSearch(search: Record<string, unknown>): { tab?: AdministrationTab } {
  const tab = administrationTabs.find((name) => name === search.tab)
  return tab === undefined || tab === administrationTabs[0] ? {} : { tab }
}
