import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

/** Only underlines what the word says. */
type Tone = 'good' | 'waiting' | 'bad' | 'neutral'

/** A state that something can be in: its label, and the tone that underlines it. */
export type State = { label: MessageDescriptor; tone: Tone }

type Props = {
  tone: Tone
  /** The word for the state. */
  children: ReactNode
}

/** A state as a word with a coloured dot; the word alone says everything, and its contrast is that of text. */
export function StatusBadge({ tone, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}

/** The badge of one state of a list of them, as a feature keeps it beside its labels. */
export function StateBadge({ state }: { state: State }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={state.tone}>{i18n._(state.label)}</StatusBadge>
}
