/** The CSV of a receipt: its lines, amounts as 1234,56 (like A153); pure. */
import { writeCsv } from '#sandbox/domain/csv.ts'
import type { ReceiptLine } from '#sandbox/domain/receipt-lines.ts'
import type { StoredReceipt } from '#sandbox/domain/billing.ts'

const head = ['Rechnungsnummer', 'Datum', 'Rufnummer', 'Händler', 'Leistung', 'Betrag']

/** Companies see which number paid. */
export function receiptCsv({ invoiceNumber }: StoredReceipt, lines: ReceiptLine[], withNumbers: boolean): string {
  const rows = lines.map(({ day, callNumber, merchant, service, cents }) => [
    invoiceNumber,
    day,
    callNumber,
    merchant,
    service,
    (cents / 100).toFixed(2).replace('.', ','),
  ])
  return writeCsv([head, ...rows].map((row) => row.filter((_cell, index) => withNumbers || index !== 2)))
}
