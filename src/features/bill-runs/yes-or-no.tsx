import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'

/** Whether a step of the run is done. */
export const yesOrNo = (done: boolean) =>
  done ? (
    <StatusBadge tone="good">
      <Trans>Yes</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="waiting">
      <Trans>No</Trans>
    </StatusBadge>
  )
