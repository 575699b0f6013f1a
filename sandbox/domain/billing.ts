/** What a customer paid with the phone, and what the bank billed for it, in whole cents. */
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { PaymentCondition } from '#generated/model/payment-condition.ts'
import type { ReceiptComposition } from '#generated/model/receipt-composition.ts'
import type { ReceiptItemKind } from '#generated/model/receipt-item-kind.ts'
import type { TransactionRefusal } from '#generated/model/transaction-refusal.ts'
import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import { type StoredFee, isMonthly } from '#sandbox/domain/fee.ts'
import { firstOfMonth, startOf } from '#contract-checks/vienna-day.ts'

export type StoredTransaction = {
  id: string
  customerId: string
  at: Date
  amountCents: number
  feeType: string
  feeTypeName: string
  merchantName: string
  status: TransactionStatus
  callNumber: string
  /** The receipt that charges it. */
  invoiceNumber: string | null
  /** What was on record when it was refused. */
  refusal: StoredRefusal | null
}

/** The number's own limit is null for the number of a person. */
export type StoredRefusal = {
  limitCents: number
  leftCents: number
  number: { limitCents: number; leftCents: number } | null
  isLocked: boolean
}

/** A fee, or below zero a credit. */
export type ReceiptItem = { kind: ReceiptItemKind; text: string; cents: number }

/** The days of the payments on a bill are null for what is not about payments, the references where there is no file. */
export type StoredReceipt = {
  invoiceNumber: string
  customerId: string
  typeText: string
  receiptDate: string
  amountCents: number
  openCents: number
  paymentCondition: PaymentCondition | null
  billedFrom: string | null
  billedTo: string | null
  items: ReceiptItem[]
  pdfReference: string | null
  csvReference: string | null
  lost: boolean
}

/** First and last day, both inclusive. */
export type BilledDays = { from: string; to: string }

/** The payments that a bill of these days charges: what was captured in them and is on no other bill. */
export const billedPayments = <Payment extends Pick<StoredTransaction, 'at' | 'status' | 'invoiceNumber'>>(
  payments: readonly Payment[],
  { from, to }: BilledDays,
): Payment[] => {
  const [start, end] = [startOf(from), startOf(to, 1)]
  return payments.filter(
    ({ at, status, invoiceNumber }) => status === 'captured' && invoiceNumber === null && at >= start && at < end,
  )
}

type BilledFee = Pick<
  StoredFee,
  'transactionText' | 'itemType' | 'amountCents' | 'startDate' | 'plannedEndDate' | 'actualEndDate'
>
type BilledNumber = { activationDate: string | null; deactivationDate: string | null }

/** What a bill of these days charges beside payments: one-time fees that begin in them, monthly ones of each month that begins in them. */
export function billedFees(
  fees: readonly BilledFee[],
  numbers: readonly BilledNumber[],
  days: BilledDays,
): ReceiptItem[] {
  return fees
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
    .flatMap((fee): ReceiptItem[] => {
      const { transactionText, itemType, amountCents } = fee
      const count = timesBilled(fee, numbers, days)
      const ofNumbers = feeItemTypeOccurrence[itemType].includes('NUMBER') && count > 1
      const kind = amountCents < 0 ? 'CREDIT' : isMonthly(itemType) ? 'MONTHLY_FEE' : 'FEE'
      const text = ofNumbers ? `${transactionText}, ${count} Rufnummern` : transactionText
      return count === 0 ? [] : [{ kind, text, cents: amountCents * count }]
    })
}

/** How often a bill of these days charges a fee. */
function timesBilled(fee: BilledFee, numbers: readonly BilledNumber[], { from, to }: BilledDays): number {
  const { itemType, startDate, plannedEndDate, actualEndDate } = fee
  const end = actualEndDate ?? plannedEndDate
  const isIn = (day: string | null) => day !== null && day >= from && day <= to
  const month = firstOfMonth(startOf(to))
  const isActive = startDate <= month && (end === null || end >= month)
  switch (feeItemTypeOccurrence[itemType]) {
    case 'ONE_TIME':
      return isIn(startDate) ? 1 : 0
    case 'ONE_TIME_PER_NEW_NUMBER':
      return numbers.filter(({ activationDate }) => isIn(activationDate) && activationDate! >= startDate).length
    case 'RECURRING':
      return isIn(month) && isActive ? 1 : 0
    case 'RECURRING_PER_NUMBER':
      return isIn(month) && isActive
        ? numbers.filter(
            ({ activationDate, deactivationDate }) =>
              activationDate !== null &&
              activationDate <= month &&
              (deactivationDate === null || deactivationDate >= month),
          ).length
        : 0
  }
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, cents) => sum + cents, 0)

/** The amount of a receipt in cents. */
export const amountOf = (payments: readonly { amountCents: number }[], items: readonly ReceiptItem[]): number =>
  sumOf([...payments.map(({ amountCents }) => amountCents), ...items.map(({ cents }) => cents)])

/** What makes the amount of a receipt; what is neither fee nor credit is its payments. */
export function compositionOf({ amountCents, items, billedFrom, billedTo }: StoredReceipt): ReceiptComposition {
  return {
    billedFrom,
    billedTo,
    paymentsAmount: (amountCents - amountOf([], items)) / 100,
    items: items.map(({ kind, text, cents }) => ({ kind, text, amount: cents / 100 })),
  }
}

export const toRefusalResponse = ({ limitCents, leftCents, number, isLocked }: StoredRefusal): TransactionRefusal => ({
  monthlyLimitEUR: limitCents / 100,
  remainingLimitEUR: leftCents / 100,
  ...(number !== null && {
    callingNumberLimitEUR: number.limitCents / 100,
    remainingCallingNumberLimitEUR: number.leftCents / 100,
  }),
  isLocked,
})
