import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { CustomerAction } from '../customer-modals.ts'

type Circumstances = {
  status: CustomerStatus
  /** Whether there is a limit that can be changed: companies and Premium. */
  hasLimit: boolean
  /** Whether it may be changed when the contract is over: companies (A140). */
  limitOutlives: boolean
}

/** What can be done with a customer now (R509 to R513, A140). */
export function offeredActions({ status, hasLimit, limitOutlives }: Circumstances): CustomerAction[] {
  const limit = hasLimit && (limitOutlives || status !== 'TERMINATED')
  return [
    'locks',
    ...(limit ? (['limit'] as const) : []),
    ...(status === 'ACTIVE' ? (['terminate'] as const) : []),
    ...(status === 'TERMINATION_PLANNED' ? (['cancel-termination'] as const) : []),
  ]
}
