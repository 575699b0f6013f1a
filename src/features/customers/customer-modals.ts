import type { Modals } from '#src/shared/page/url-state.ts'
import { useOpenModalOf } from '#src/shared/page/open-modal.tsx'

/** The modals about a customer of a list. */
export const customerModals = {
  actions: 'record',
  locks: 'record',
  limit: 'record',
  terminate: 'record',
  'cancel-termination': 'record',
  delete: 'record',
} as const

type CustomerModal = keyof typeof customerModals

/** What can be done with a customer; each action has a modal of its own. */
export type CustomerAction = Exclude<CustomerModal, 'actions' | 'delete'>

const actions = (Object.keys(customerModals) as CustomerModal[]).filter((name) => name !== 'delete')

export type CustomerModals = Modals<never, typeof customerModals>

/** Which of those is open that the button for actions leads to. */
export const useOpenAction = (modals: CustomerModals, id: string): CustomerAction | 'actions' | undefined =>
  useOpenModalOf(modals, actions, id)
