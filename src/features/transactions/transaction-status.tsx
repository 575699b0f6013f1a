import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { TransactionStatus as Status } from '#generated/model/transaction-status.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'

type Tone = ComponentProps<typeof StatusBadge>['tone']

/** The words for the states of R134. */
export const statusNames: Record<Status, MessageDescriptor> = {
  reserved: msg`Reserved`,
  reserveFailed: msg`Reservation failed`,
  captured: msg`Charged`,
  captureFailed: msg`Charge failed`,
  cancelled: msg`Cancelled`,
  cancelFailed: msg`Cancellation failed`,
  refund: msg`Refunded`,
  refundFailed: msg`Refund failed`,
}

const tones: Record<Status, Tone> = {
  reserved: 'waiting',
  reserveFailed: 'bad',
  captured: 'good',
  captureFailed: 'bad',
  cancelled: 'neutral',
  cancelFailed: 'bad',
  refund: 'neutral',
  refundFailed: 'bad',
}

const isKnown = (name: string): name is Status => Object.hasOwn(statusNames, name)

/** The state of a payment; one that we do not know is shown as it comes (A22). */
export function TransactionStatus({ name }: { name: string }) {
  const { i18n } = useLingui()
  if (!isKnown(name)) return <StatusBadge tone="neutral">{name}</StatusBadge>
  return <StatusBadge tone={tones[name]}>{i18n._(statusNames[name])}</StatusBadge>
}
