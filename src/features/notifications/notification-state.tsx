import { Trans } from '@lingui/react/macro'
import type { NotificationState as State } from '#generated/model/notification-state.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'

/** How far the sending got, as a word (R544). */
export function NotificationState({ state }: { state: State }) {
  switch (state) {
    case 'SENT':
      return (
        <StatusBadge tone="good">
          <Trans>Sent</Trans>
        </StatusBadge>
      )
    case 'FAILED':
      return (
        <StatusBadge tone="bad">
          <Trans>Failed</Trans>
        </StatusBadge>
      )
    case 'OPEN':
      return (
        <StatusBadge tone="waiting">
          <Trans>Open</Trans>
        </StatusBadge>
      )
  }
}
