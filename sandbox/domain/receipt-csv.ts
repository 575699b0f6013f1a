/** The CSV of a receipt: semicolons, UTF-8 with BOM, amounts as 1234,56 (like A153); pure. */
import type { ReceiptLine } from '#sandbox/domain/receipt-lines.ts'
import type { StoredReceipt } from '#sandbox/storage/money.ts'

/** Quoted where a reader would otherwise see a new column or line. */
const cell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Companies see which number paid. */
export function receiptCsv({ invoiceNumber }: StoredReceipt, lines: ReceiptLine[], withNumbers: boolean): string {
  const row = (cells: readonly [string, string, string, string, string, string]) =>
    cells
      .filter((_cell, index) => withNumbers || index !== 2)
      .map(cell)
      .join(';')
  const rows = lines.map(({ day, callNumber, merchant, service, cents }) =>
    row([invoiceNumber, day, callNumber, merchant, service, (cents / 100).toFixed(2).replace('.', ',')]),
  )
  const head = row(['Rechnungsnummer', 'Datum', 'Rufnummer', 'Händler', 'Leistung', 'Betrag'])
  return `\uFEFF${[head, ...rows].join('\r\n')}\r\n`
}
