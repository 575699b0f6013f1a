import { customerModals } from '#src/features/customers/customer-modals.ts'
import { historyModals } from '#src/features/history/history-search.ts'
import { defineFrame } from '#src/shared/page/page.ts'

/** What stands around all pages about a customer of the bank: who it is, and what can be done with them. */
export const customer = defineFrame({
  modals: { ...customerModals, ...historyModals },
  catalogs: ['customers', 'history', 'table'],
})
