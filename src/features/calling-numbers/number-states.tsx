/** What each state of a calling number is called, how it looks, and which actions it allows. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberStatus } from '#generated/model/calling-number-status.ts'
import type { DeactivationReason } from '#generated/model/deactivation-reason.ts'
import { type State, ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { formatDate } from '#src/shared/format/day.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'

export const stateLabels: Record<CallingNumberStatus, State> = {
  ACTIVE: { label: msg`Active`, tone: 'good' },
  BLOCKED: { label: msg`Blocked`, tone: 'bad' },
  IN_ACTIVATION: { label: msg`Being activated`, tone: 'waiting' },
  ACTIVATION_FAILED: { label: msg`Activation failed`, tone: 'bad' },
  DEACTIVATED: { label: msg`Deactivated`, tone: 'neutral' },
}

export const reasonLabels: Record<DeactivationReason, MessageDescriptor> = {
  NO_REASON: msg`No reason given`,
  RESIGNATION_FROM_COMPANY: msg`Has left the company`,
  NO_USE: msg`Not used`,
}

/** The state of a number; a deactivated one shows its period and the reason too (R538). */
export function NumberStateBadge({ number }: { number: CallingNumber }) {
  const { i18n } = useLingui()
  const { activationDate, deactivationDate, deactivationReason, status } = number
  const badge = <ValueBadge states={stateLabels} value={status} />
  if (status !== 'DEACTIVATED') return badge
  const from = activationDate === null ? '–' : formatDate(activationDate)
  const to = deactivationDate === null ? '–' : formatDate(deactivationDate)
  return (
    <Stack gap={2} align="flex-start">
      {badge}
      <Text size="xs" lh={1.25} c="dimmed" className="amount">
        {from} – {to}
        {deactivationReason !== null && (
          <>
            <br />
            {labelOf(i18n, reasonLabels, deactivationReason)}
          </>
        )}
      </Text>
    </Stack>
  )
}

export const numberActions = ['edit', 'view', 'block', 'cancel-block', 'deactivate'] as const
export type NumberAction = (typeof numberActions)[number]

/** The actions that the state of a number allows (R533 to R536, A141). */
export function allowedActions({ status }: Pick<CallingNumber, 'status'>): NumberAction[] {
  if (status === 'ACTIVE') return ['edit', 'block', 'deactivate']
  if (status === 'BLOCKED') return ['edit', 'cancel-block', 'deactivate']
  return ['view']
}

/** Says why an action is not possible any more, after the state changed; undefined while it is possible. */
export function explainNotPossible(
  action: NumberAction,
  number: Pick<CallingNumber, 'status'>,
): MessageDescriptor | undefined {
  if (allowedActions(number).includes(action)) return undefined
  return number.status === 'DEACTIVATED'
    ? msg`The calling number was deactivated in the meantime and cannot be changed any more.`
    : msg`The status of the calling number has changed in the meantime, so the number cannot be edited now.`
}
