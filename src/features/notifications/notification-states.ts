import { msg } from '@lingui/core/macro'
import type { NotificationState } from '#generated/model/notification-state.ts'
import type { State } from '#src/shared/elements/status-badge.tsx'

/** How far the sending got, as a word (R544). */
export const notificationStates: Record<NotificationState, State> = {
  SENT: { label: msg`Sent`, tone: 'good' },
  FAILED: { label: msg`Failed`, tone: 'bad' },
  OPEN: { label: msg`Open`, tone: 'waiting' },
}
