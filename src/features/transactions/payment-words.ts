/** What the state of a payment means and what to do next, for each reader; loaded with the details of a payment. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Transaction } from '#generated/model/transaction.ts'
import type { TransactionRefusal } from '#generated/model/transaction-refusal.ts'
import { TransactionStatus } from '#generated/model/transaction-status.ts'
import type { PaymentReader, PaymentWords, RefusalReason } from './transactions-port.ts'
import { administratorWords, customerWords } from './words-to-customer.ts'

const employeeWords: PaymentWords = {
  states: {
    reserved: msg`The amount is reserved and counts towards the monthly limit. It is charged as soon as the merchant confirms the payment. Nothing has to be done.`,
    reserveFailed: msg`The payment was refused. Nothing is charged.`,
    captured: msg`The payment is complete. The amount is charged with the next receipt, unless it is on one already. Nothing has to be done.`,
    captureFailed: msg`The amount could not be charged and no longer counts towards the monthly limit. If the goods or the service have been received, the merchant has to claim the amount directly.`,
    cancelled: msg`The merchant cancelled the payment before it was charged. Nothing is charged, and nothing has to be done.`,
    cancelFailed: msg`The merchant wanted to cancel the payment, but this failed. Check the next receipt: if the amount is on it, the merchant has to pay it back.`,
    refund: msg`The merchant paid the amount back. It does not count towards the monthly limit. Nothing has to be done.`,
    refundFailed: msg`The merchant wanted to pay the amount back, but this failed. The merchant has to try again; the payment ID identifies the payment.`,
  },
  refusals: {
    locked: msg`A lock was set at that time. The history shows who set it and why. If the reason no longer applies, remove it.`,
    limit: msg`Too little was left of the monthly limit. Smaller amounts are possible at once; a higher limit can be set under “Actions”.`,
    numberLimit: msg`Too little was left of the limit of the phone number. It can be raised under “Calling numbers”.`,
    other: msg`Neither a limit nor a lock was the reason. It is known to the merchant or to the technical service; quote the payment ID there.`,
    unknown: msg`What the limits and locks were at that time is not stored. The history shows when they were changed.`,
  },
}

const words: Record<PaymentReader, PaymentWords> = {
  customer: customerWords,
  administrator: administratorWords,
  employee: employeeWords,
}

/** A lock comes first: it refuses whatever is left of a limit. */
function refusalReason(amount: number, refusal: TransactionRefusal | undefined): RefusalReason {
  if (refusal === undefined) return 'unknown'
  if (refusal.isLocked) return 'locked'
  if (amount > refusal.remainingLimitEUR) return 'limit'
  return amount > (refusal.remainingCallingNumberLimitEUR ?? amount) ? 'numberLimit' : 'other'
}

/** The sentences about a payment; none for a state that the contract does not know. */
export function paymentWords({ statusName, amount, refusal }: Transaction, reader: PaymentReader): MessageDescriptor[] {
  const status = TransactionStatus.options.find((one) => one === statusName)
  if (status === undefined) return []
  const { states, refusals } = words[reader]
  return status === 'reserveFailed' ? [states[status], refusals[refusalReason(amount, refusal)]] : [states[status]]
}
