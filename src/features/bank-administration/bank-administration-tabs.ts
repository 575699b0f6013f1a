import { openTab } from '#src/shared/ui/open-tab.ts'

/** In their order; the first one is the default (R381, R385). */
export const bankAdministrationTabs = [
  'tasks',
  'bank-employees',
  'deny-list',
  'allow-list',
  'bill-run-calculation',
  'bill-run-transactions',
] as const

export type BankAdministrationTab = (typeof bankAdministrationTabs)[number]

export const bankAdministrationTab = (search: Record<string, unknown>) => openTab(bankAdministrationTabs, search)
