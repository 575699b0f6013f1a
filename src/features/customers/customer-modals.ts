import type { Modals } from '#src/shared/page/place.ts'

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
const names = Object.keys(customerModals) as CustomerModal[]

/** What can be done with a customer; each action has a modal of its own. */
export type CustomerAction = Exclude<CustomerModal, 'actions' | 'delete'>

export type CustomerModals = Modals<never, typeof customerModals>

/** Whether one of those is open that the button for actions leads to. */
export const opensActions = ({ isOpen }: CustomerModals, id: string): boolean =>
  names.some((name) => name !== 'delete' && isOpen(name, id))
