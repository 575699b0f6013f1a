import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberStatus } from '#generated/model/calling-number-status.ts'
import type { DeactivationReason } from '#generated/model/deactivation-reason.ts'
import type { State } from '#src/shared/elements/status-badge.tsx'

export const numberStates = [
  'ACTIVE',
  'BLOCKED',
  'IN_ACTIVATION',
  'ACTIVATION_FAILED',
  'DEACTIVATED',
] as const satisfies CallingNumberStatus[]

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

export type NumberAction = 'edit' | 'view' | 'block' | 'cancel-block' | 'deactivate'

/** What may be done with a number in its state (R533 to R536, A141). */
export function actionsFor({ status }: Pick<CallingNumber, 'status'>): NumberAction[] {
  if (status === 'ACTIVE') return ['edit', 'block', 'deactivate']
  if (status === 'BLOCKED') return ['edit', 'cancel-block', 'deactivate']
  return ['view']
}

/** Why an action that was offered cannot be done any more: only an end is for good. */
export const goneFor = (action: NumberAction, number: Pick<CallingNumber, 'status'>): MessageDescriptor | undefined =>
  actionsFor(number).includes(action)
    ? undefined
    : number.status === 'DEACTIVATED'
      ? msg`The calling number was deactivated in the meantime and cannot be changed any more.`
      : msg`The status of the calling number has changed in the meantime. It cannot be changed now.`
