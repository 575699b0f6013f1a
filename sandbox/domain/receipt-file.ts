/** The files of a receipt: its lines as CSV and as PDF. */
import type { StoredReceipt, StoredTransaction } from '#sandbox/domain/billing.ts'
import { writeCsv } from '#sandbox/domain/csv.ts'
import { type PdfText, pageHeight, pageWidth, pdfOf } from '#sandbox/domain/pdf.ts'
import { dayOf, formatGermanDay } from '#contract-checks/vienna-day.ts'

/** Colours of what the bank writes: the brand of the portal (src/app/theme.ts), which a test compares. */
export const brand = { petrol: '#006478', dot: '#f2b84b' } as const

type ReceiptLine = { day: string; callNumber: string; merchant: string; service: string; cents: number }

/** The payments of a bill in their order, then what was added to them; together they are its amount. */
export function linesOf(receipt: StoredReceipt, payments: readonly StoredTransaction[]): ReceiptLine[] {
  const { billedTo, receiptDate, items } = receipt
  const paid = payments.map(({ at, callNumber, merchantName, feeTypeName, amountCents }) => ({
    day: dayOf(at),
    callNumber,
    merchant: merchantName,
    service: feeTypeName,
    cents: amountCents,
  }))
  const day = billedTo ?? receiptDate
  return [...paid, ...items.map(({ text, cents }) => ({ day, callNumber: '', merchant: '', service: text, cents }))]
}

/** Formats cents as 1.234,56. */
export const formatEuros = (cents: number): string => euros.format(cents / 100)
const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const columnTitles = ['Rechnungsnummer', 'Datum', 'Rufnummer', 'Händler', 'Art', 'Betrag']

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
  return writeCsv([columnTitles, ...rows].map((cells) => cells.filter((_cell, index) => withNumbers || index !== 2)))
}

const left = 56
const right = pageWidth - 56
const columns = { day: left, service: 130, merchant: 230, callNumber: 400 }
const rowsOfPage = 30
/** +43 664 1234567; empty for a line without a number. */
const formatCallNumber = (callNumber: string): string => callNumber.replace(/^(.{3})(.+)$/, '+43 $1 $2')

type Recipient = { name: string; bpNumber: string }

function pageHead(receipt: StoredReceipt, { name, bpNumber }: Recipient): PdfText[] {
  const { typeText, invoiceNumber, receiptDate, billedFrom, billedTo, paymentCondition } = receipt
  const facts = [
    `Rechnungsnummer: ${invoiceNumber}`,
    `Datum: ${formatGermanDay(receiptDate)}`,
    `Kundennummer: ${bpNumber}`,
    ...(billedFrom && billedTo ? [`Zeitraum: ${formatGermanDay(billedFrom)} – ${formatGermanDay(billedTo)}`] : []),
    paymentCondition === null
      ? 'Der Betrag wird von Ihrem Konto eingezogen.'
      : `Zahlungsziel: ${paymentCondition} Tage ab Rechnungsdatum.`,
  ]
  return [
    { x: left, y: pageHeight - 64, size: 16, bold: true, colour: brand.petrol, text: 'paybox' },
    { x: left + 58, y: pageHeight - 64, size: 16, bold: true, colour: brand.dot, text: '•' },
    { x: left, y: pageHeight - 110, size: 11, text: name },
    { x: left, y: pageHeight - 150, size: 18, bold: true, colour: brand.petrol, text: typeText },
    ...facts.map((text, index) => ({ x: left, y: pageHeight - 174 - index * 15, size: 10, text })),
  ]
}

function row({ day, service, merchant, callNumber, cents }: ReceiptLine, y: number): PdfText[] {
  const size = 9
  return [
    { x: columns.day, y, size, text: formatGermanDay(day) },
    { x: columns.service, y, size, text: service },
    { x: columns.merchant, y, size, text: merchant },
    { x: columns.callNumber, y, size, text: formatCallNumber(callNumber) },
    { x: right, y, size, align: 'end', text: formatEuros(cents) },
  ]
}

export function receiptPdf(receipt: StoredReceipt, recipient: Recipient, lines: ReceiptLine[]) {
  const count = Math.max(1, Math.ceil(lines.length / rowsOfPage))
  const top = pageHeight - 274
  const pages = Array.from({ length: count }, (_none, page): PdfText[] => {
    const own = lines.slice(page * rowsOfPage, (page + 1) * rowsOfPage)
    const sumAt = top - 18 * own.length - 28
    return [
      ...pageHead(receipt, recipient),
      { x: columns.day, y: top, size: 9, bold: true, text: 'Datum' },
      { x: columns.service, y: top, size: 9, bold: true, text: 'Art' },
      { x: columns.merchant, y: top, size: 9, bold: true, text: 'Händler' },
      { x: columns.callNumber, y: top, size: 9, bold: true, text: 'Rufnummer' },
      { x: right - 62, y: top, size: 9, bold: true, text: 'Betrag in Euro' },
      ...own.flatMap((line, index) => row(line, top - 18 * (index + 1))),
      ...(page === count - 1
        ? [
            { x: left, y: sumAt, size: 11, bold: true, text: 'Summe in Euro' },
            { x: right, y: sumAt, size: 11, bold: true, align: 'end' as const, text: formatEuros(receipt.amountCents) },
          ]
        : []),
      { x: left, y: 32, size: 8, text: `Seite ${page + 1} von ${count}` },
    ]
  })
  return pdfOf(`${receipt.typeText} ${receipt.invoiceNumber}`, pages)
}
