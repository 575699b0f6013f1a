/** What stands on a receipt, line by line; the PDF and the CSV show the same lines; pure. */
import type { StoredReceipt, StoredTransaction } from '#sandbox/domain/billing.ts'
import { dayOf } from '#sandbox/domain/vienna.ts'

export type ReceiptLine = { day: string; callNumber: string; merchant: string; service: string; cents: number }

/** The payments of a bill in their order, then what was added to them; together they are its amount. */
export function linesOf(receipt: StoredReceipt, payments: readonly StoredTransaction[]): ReceiptLine[] {
  const { billedTo, receiptDate, feeCents, typeText } = receipt
  const paid = payments.map(({ at, callNumber, merchantName, feeTypeName, amountCents }) => ({
    day: dayOf(at),
    callNumber,
    merchant: merchantName,
    service: feeTypeName,
    cents: amountCents,
  }))
  const service = billedTo === null ? typeText : 'Grundgebühr'
  return feeCents === 0
    ? paid
    : [...paid, { day: billedTo ?? receiptDate, callNumber: '', merchant: '', service, cents: feeCents }]
}

/** 1.234,56 */
export const inEuros = (cents: number): string => euros.format(cents / 100)
const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
