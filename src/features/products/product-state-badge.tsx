import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#src/shared/format/date.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import type { ProductState } from './product-state.ts'

const tones = {
  active: 'good',
  future: 'waiting',
  changing: 'waiting',
  ending: 'waiting',
  ended: 'bad',
  locked: 'bad',
} as const

/** The state of a product in words, with its day (R531). */
export function ProductStateBadge({ state }: { state: ProductState }) {
  const { t } = useLingui()
  const day = 'day' in state ? formatDate(state.day) : ''
  const labels = {
    active: t`Active`,
    locked: t`Locked`,
    future: t`Begins on ${day}`,
    changing: t`Change planned for ${day}`,
    ending: t`Ends on ${day}`,
    ended: t`Ended on ${day}`,
  }
  return <StatusBadge tone={tones[state.name]}>{labels[state.name]}</StatusBadge>
}
