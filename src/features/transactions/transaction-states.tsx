import { msg } from '@lingui/core/macro'
import type { Transaction } from '#generated/model/transaction.ts'
import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import type { State } from '#src/shared/elements/status-badge.tsx'

/** Label and tone of each state (R134). */
export const statusBadges: Record<TransactionStatus, State> = {
  reserved: { label: msg`Reserved`, tone: 'waiting' },
  reserveFailed: { label: msg`Payment refused`, tone: 'bad' },
  captured: { label: msg`Charged`, tone: 'good' },
  captureFailed: { label: msg`Charge failed`, tone: 'bad' },
  cancelled: { label: msg`Cancelled`, tone: 'neutral' },
  cancelFailed: { label: msg`Cancellation failed`, tone: 'bad' },
  refund: { label: msg`Refunded`, tone: 'neutral' },
  refundFailed: { label: msg`Refund failed`, tone: 'bad' },
}

type AmountProps = { payment: Pick<Transaction, 'amount' | 'statusName'>; format: (amount: number) => string }

/** The amount of a payment: one that came back has a plus sign, and one that was cancelled is struck out. */
export function PaymentAmount({ payment: { amount, statusName }, format }: AmountProps) {
  if (statusName === 'cancelled') return <s>{format(amount)}</s>
  return statusName === 'refund' && amount > 0 ? `+${format(amount)}` : format(amount)
}
