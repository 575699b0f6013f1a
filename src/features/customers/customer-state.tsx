import { Trans } from '@lingui/react/macro'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'

const tones = { ACTIVE: 'good', TERMINATION_PLANNED: 'waiting', TERMINATED: 'neutral' } as const

/** Where a customer stands, as a word (R117). */
export function CustomerState({ status }: { status: CustomerStatus }) {
  return (
    <StatusBadge tone={tones[status]}>
      {status === 'ACTIVE' && <Trans>Active</Trans>}
      {status === 'TERMINATION_PLANNED' && <Trans>Termination planned</Trans>}
      {status === 'TERMINATED' && <Trans>Terminated</Trans>}
    </StatusBadge>
  )
}
