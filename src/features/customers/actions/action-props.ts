import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { CustomerWindow } from '../open-window.ts'

/** What the windows know of a customer, from the row of the list. */
export type ActionCustomer = {
  id: string
  name: string
  status: CustomerStatus
  /** YYYY-MM-DD; null while the contract goes on. */
  terminationDate: string | null
}

/** What every window is given. */
export type WindowProps = { customer: ActionCustomer; opened: boolean; onClose: () => void }

/** The window of this row that the address opens, if any, and the way to open another one or none. */
export type RowWindows = { open: CustomerWindow | undefined; onOpen: (next: CustomerWindow | undefined) => void }
