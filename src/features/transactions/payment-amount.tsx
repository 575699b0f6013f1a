import type { Transaction } from '#generated/model/transaction.ts'

type Props = { payment: Pick<Transaction, 'amount' | 'statusName'>; format: (amount: number) => string }

/** The amount of a payment: one that came back has a plus sign, and one that was cancelled is struck out. */
export function PaymentAmount({ payment: { amount, statusName }, format }: Props) {
  if (statusName === 'cancelled') return <s>{format(amount)}</s>
  return statusName === 'refund' && amount > 0 ? `+${format(amount)}` : format(amount)
}
