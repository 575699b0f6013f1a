import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CallingNumberStatus } from '#generated/model/calling-number-status.ts'
import type { DeactivationReason } from '#generated/model/deactivation-reason.ts'
import type { State } from '#src/shared/elements/status-badge.tsx'

/** The word for each state. */
export const stateLabels: Record<CallingNumberStatus, State> = {
  ACTIVE: { label: msg`Active`, tone: 'good' },
  BLOCKED: { label: msg`Blocked`, tone: 'bad' },
  IN_ACTIVATION: { label: msg`In activation`, tone: 'waiting' },
  ACTIVATION_FAILED: { label: msg`Activation failed`, tone: 'bad' },
  DEACTIVATED: { label: msg`Deactivated`, tone: 'neutral' },
}

export const reasonLabels: Record<DeactivationReason, MessageDescriptor> = {
  NO_REASON: msg`No reason`,
  RESIGNATION_FROM_COMPANY: msg`Has left the company`,
  NO_USE: msg`Not used`,
}
