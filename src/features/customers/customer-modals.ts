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

export type CustomerModals = Modals<never, typeof customerModals>

/** Whether one of those is open that the button for actions leads to. */
export const opensActions = ({ isOpen }: CustomerModals, id: string): boolean =>
  (['actions', 'locks', 'limit', 'terminate', 'cancel-termination'] as const).some((name) => isOpen(name, id))
