import type { CustomerStatus } from '#generated/model/customer-status.ts'

/** What the modals know of a customer, from the row of the list. */
export type ActionCustomer = {
  id: string
  name: string
  status: CustomerStatus
  /** YYYY-MM-DD; null while the contract goes on. */
  terminationDate: string | null
}

/** What every modal is given. */
export type ActionModalProps = { customer: ActionCustomer; opened: boolean; onClose: () => void }
