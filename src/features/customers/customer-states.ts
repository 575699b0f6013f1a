import { msg } from '@lingui/core/macro'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { State } from '#src/shared/elements/status-badge.tsx'

/** Where a customer stands, as a word (R117). */
export const customerStates: Record<CustomerStatus, State> = {
  ACTIVE: { label: msg`Active`, tone: 'good' },
  TERMINATION_PLANNED: { label: msg`Termination planned`, tone: 'waiting' },
  TERMINATED: { label: msg`Ended`, tone: 'neutral' },
}
