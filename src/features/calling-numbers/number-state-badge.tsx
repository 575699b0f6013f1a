import { Stack, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { reasonLabels, stateLabels } from './number-states.ts'

/** The state of a number as a word; a deactivated one says from when to when it was active, and why it ended (R538). */
export function NumberStateBadge({ number }: { number: CallingNumber }) {
  const { i18n } = useLingui()
  const { activationDate, deactivationDate, deactivationReason, status } = number
  const badge = <ValueBadge states={stateLabels} value={status} />
  if (status !== 'DEACTIVATED') return badge
  const from = activationDate === null ? '–' : formatDate(activationDate)
  const to = deactivationDate === null ? '–' : formatDate(deactivationDate)
  return (
    <Stack gap={4} py={6} align="flex-start">
      {badge}
      <Text size="xs" c="dimmed" className="amount">
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
