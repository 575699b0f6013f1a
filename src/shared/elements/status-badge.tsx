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

/** The badge of a `State`. */
export function StateBadge({ state }: { state: State }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={state.tone}>{i18n._(state.label)}</StatusBadge>
}
