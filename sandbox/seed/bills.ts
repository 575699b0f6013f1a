/** What the bank bills, day by day: a bill is about the payments that were captured in its days, and nothing else. */
import { type Payment, type Spender, shiftedDay as shifted } from '#sandbox/seed/payments.ts'
import type { receipts } from '#sandbox/storage/tables/billing.ts'
import type { PaymentCondition } from '#generated/model/payment-condition.ts'

export type Payer = Spender & {
  /** Weekly bills come on Wednesdays, monthly ones on the third, both for the period before. */
  bills: 'weekly' | 'monthly'
  billText: string
  /** Base fee on each bill, in cents. */
  feeCents: number
  /** Days to pay; collected without. */
  paymentCondition?: PaymentCondition
}

type Receipt = typeof receipts.$inferSelect

/** The first and last day that a bill of this day is about; undefined when no bill is written. */
function billedDays(bills: Payer['bills'], day: string): [first: string, last: string] | undefined {
  if (bills === 'weekly') {
    return new Date(`${day}T00:00:00Z`).getUTCDay() === 3 ? [shifted(day, -9), shifted(day, -3)] : undefined
  }
  if (!day.endsWith('-03')) return undefined
  const last = shifted(day, -3)
  return [`${last.slice(0, 8)}01`, last]
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

/** What a customer captured from one day to another, both inclusive. */
export type CapturedIn = (customerId: string, first: string, last: string) => Payment[]

/** The receipts of a day; every three months hold one without a PDF, one without a CSV and one that the archive lost. */
export function receiptsOf(payer: Payer, day: string, today: string, capturedIn: CapturedIn): Receipt[] {
  const { customerId, serial, billText, paymentCondition = null } = payer
  const digits = day.replaceAll('-', '')
  const numbered = (kind: number) => `${digits.slice(0, 6)}${String(serial).padStart(2, '0')}${digits.slice(6)}${kind}`
  const reference = (kind: number, ending: string) =>
    `AR-${digits}-${String(serial * 10 + kind).padStart(6, '0')}-${ending}`
  const receipt = (kind: number, typeText: string, feeCents: number, billed?: [string, string]): Receipt => {
    const captured = billed ? capturedIn(customerId, ...billed) : []
    const amountCents = captured.reduce((sum, { amountCents: cents }) => sum + cents, feeCents)
    return {
      invoiceNumber: numbered(kind),
      customerId,
      typeText,
      receiptDate: day,
      amountCents,
      openCents: paymentCondition === null ? 0 : openPart(amountCents, day, today),
      paymentCondition,
      billedFrom: billed?.[0] ?? null,
      billedTo: billed?.[1] ?? null,
      feeCents,
      pdfReference: kind === paper ? null : reference(kind, 'PDF'),
      csvReference: captured.length === 0 ? null : reference(kind, 'CSV'),
      lost: kind === lostOne,
    }
  }
  const billed = billedDays(payer.bills, day)
  const month = Number(day.slice(5, 7))
  const due = others.filter(
    ({ kind, date, fits }) =>
      day.endsWith(`-${date}`) &&
      (payer.bills === 'weekly' || fits(month)) &&
      (kind === credit || paymentCondition !== null),
  )
  return [
    ...(billed ? [receipt(0, billText, payer.feeCents, billed)] : []),
    ...due.map(({ kind, typeText, cents }) => receipt(kind, typeText, cents)),
  ]
}
