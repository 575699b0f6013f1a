import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

/** Colour of a badge; never the only carrier of meaning. */
type Tone = 'good' | 'waiting' | 'bad' | 'neutral'

/** A state with its label and colour. */
export type State = { label: MessageDescriptor; tone: Tone }

type Props = {
  tone: Tone
  /** The name of the state. */
  children: ReactNode
}

/** A state as text with a coloured dot; the text alone carries the meaning. */
export function StatusBadge({ tone, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}

type ValueProps<T extends string> = { states: Readonly<Record<T, State>>; value: T }

/** The badge of a value of an enumeration. A value that is newer than this portal is shown as it came (A22). */
export const ValueBadge = <T extends string>({ states, value }: ValueProps<T>) =>
  Object.hasOwn(states, value) ? (
    // oxlint-disable-next-line portal/label-of-known-value -- guarded here for everybody
    <StateBadge state={states[value]} />
  ) : (
    <StatusBadge tone="neutral">{value}</StatusBadge>
  )

/** The badge of a state that follows from something else than one value. */
export function StateBadge({ state }: { state: State }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={state.tone}>{i18n._(state.label)}</StatusBadge>
}
