/** What the bank bills, day by day. */
import {
  type BilledDays,
  type ReceiptItem,
  type StoredReceipt,
  amountOf,
  billedFees,
  billedPayments,
} from '#sandbox/domain/billing.ts'
import type { StoredFee } from '#sandbox/domain/fee.ts'
import type { StoredNumber } from '#sandbox/domain/calling-number.ts'
import { type Payment, type Spender, shiftedDay as shifted } from '#sandbox/seed/payments.ts'
import type { PaymentCondition } from '#generated/model/payment-condition.ts'

export type Payer = Spender & {
  /** Weekly bills come on Wednesdays, monthly ones on the third, both for the period before. */
  bills: 'weekly' | 'monthly'
  billText: string
  /** Base fee on each bill of a customer without recorded fees, in cents. */
  feeCents: number
  fees: readonly StoredFee[]
  numbers: readonly StoredNumber[]
  /** Days to pay; collected without. */
  paymentCondition?: PaymentCondition
}

/** A receipt and the payments that it charges. */
export type Bill = { receipt: StoredReceipt; payments: readonly Payment[] }

/** The first and last day that a bill of this day is about; undefined when no bill is written. */
function billedDays(bills: Payer['bills'], day: string): BilledDays | undefined {
  if (bills === 'weekly') {
    return new Date(`${day}T00:00:00Z`).getUTCDay() === 3 ? { from: shifted(day, -9), to: shifted(day, -3) } : undefined
  }
  if (!day.endsWith('-03')) return undefined
  const last = shifted(day, -3)
  return { from: `${last.slice(0, 8)}01`, to: last }
}

/** Bills of a company stay open for two weeks, those of the last days before that in part. */
function openPart(amountCents: number, day: string, today: string): number {
  if (amountCents <= 0 || day <= shifted(today, -30)) return 0
  return day > shifted(today, -14) ? amountCents : Math.round(amountCents / 3)
}

/** What is billed beside the payments, by kind: on this day of the months that fit (of all for weekly bills), the last two to who pays by transfer. */
const others: { kind: number; typeText: string; cents: number; date: string; fits: (month: number) => boolean }[] = [
  { kind: 1, typeText: 'Gutschrift', cents: -1250, date: '20', fits: (month) => month % 3 === 0 },
  { kind: 2, typeText: 'Mahnung', cents: 500, date: '21', fits: (month) => month % 2 === 1 },
  { kind: 3, typeText: 'Gebührenrechnung auf Papier', cents: 490, date: '12', fits: (month) => month % 3 === 1 },
]
const credit = 1
const lostOne = 2
const paper = 3

/** The payments of a customer, oldest first. */
export type PaymentsOf = (customerId: string) => readonly Payment[]

/** What a bill of these days charges beside payments; a base fee where no fees are recorded. */
function itemsOf({ fees, numbers, feeCents }: Payer, days: BilledDays): ReceiptItem[] {
  return fees.length > 0
    ? billedFees(fees, numbers, days)
    : [{ kind: 'MONTHLY_FEE', text: 'Grundgebühr', cents: feeCents }]
}

/** The receipts of a day; every three months hold one without a PDF, one without a CSV and one that the archive lost. */
export function billsOf(payer: Payer, day: string, today: string, paymentsOf: PaymentsOf): Bill[] {
  const { customerId, serial, billText, paymentCondition = null, until } = payer
  const digits = day.replaceAll('-', '')
  const numbered = (kind: number) => `${digits.slice(0, 6)}${String(serial).padStart(2, '0')}${digits.slice(6)}${kind}`
  const reference = (kind: number, ending: string) =>
    `AR-${digits}-${String(serial * 10 + kind).padStart(6, '0')}-${ending}`
  const bill = (kind: number, typeText: string, items: ReceiptItem[], billed?: BilledDays): Bill => {
    const payments = billed ? billedPayments(paymentsOf(customerId), billed) : []
    const amountCents = amountOf(payments, items)
    const receipt = {
      invoiceNumber: numbered(kind),
      customerId,
      typeText,
      receiptDate: day,
      amountCents,
      openCents: paymentCondition === null ? 0 : openPart(amountCents, day, today),
      paymentCondition,
      billedFrom: billed?.from ?? null,
      billedTo: billed?.to ?? null,
      items,
      pdfReference: kind === paper ? null : reference(kind, 'PDF'),
      csvReference: payments.length === 0 ? null : reference(kind, 'CSV'),
      lost: kind === lostOne,
    }
    return { receipt, payments }
  }
  const billed = billedDays(payer.bills, day)
  const hasEnded = until !== undefined && until !== null && billed !== undefined && until <= billed.from
  const month = Number(day.slice(5, 7))
  const due = others.filter(
    ({ kind, date, fits }) =>
      day.endsWith(`-${date}`) &&
      (payer.bills === 'weekly' || fits(month)) &&
      (kind === credit || paymentCondition !== null),
  )
  return [
    ...(billed && !hasEnded ? [bill(0, billText, itemsOf(payer, billed), billed)] : []),
    ...due.map(({ kind, typeText, cents }) =>
      bill(kind, typeText, [{ kind: cents < 0 ? 'CREDIT' : 'FEE', text: typeText, cents }]),
    ),
  ]
}
