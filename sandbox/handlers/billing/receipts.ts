/** The receipts of one customer and their files; the same for the customer and for the bank. */
import { create } from 'content-disposition'
import type { Receipt } from '#generated/model/receipt.ts'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import type { Operations } from '#generated/operations.ts'
import type { StoredReceipt } from '#sandbox/domain/billing.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { receiptCsv } from '#sandbox/domain/receipt-csv.ts'
import { linesOf } from '#sandbox/domain/receipt-lines.ts'
import { receiptPdf } from '#sandbox/domain/receipt-pdf.ts'
import { nameOf } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { billedTransactions, receiptWithFile, receiptsOf } from '#sandbox/storage/billing.ts'

type Listing = { db: Database; query: Operations['privateListReceipts']['query'] }
type Reading = { db: Database }
/** A file is named in two ways by the contract; either may be a PDF or a CSV. */
type Reference = { archiveReferencePdf: string } | { archiveReferenceId: string }

const outside = (kind: Customer['kind'], stored: StoredReceipt): Receipt => ({
  invoiceNumber: stored.invoiceNumber,
  typeText: stored.typeText,
  receiptDate: stored.receiptDate,
  amount: stored.amountCents / 100,
  ...(kind === 'business' && { amountOpen: stored.openCents / 100 }),
  archiveReferencePdf: stored.pdfReference,
  archiveReferenceCsv: stored.csvReference,
})

/** The payment term of the list is that of the newest receipt in it. */
export async function listReceipts({ db, query }: Listing, { id, kind }: Customer) {
  const found = await receiptsOf(db, id, { from: query.filterFromReceiptDate, to: query.filterToReceiptDate })
  const paymentCondition = found[0]?.paymentCondition
  const body: ReceiptList = {
    receipts: found.map((one) => outside(kind, one)),
    ...(paymentCondition && { paymentCondition }),
  }
  return { status: 200 as const, body }
}

/** What a download is about: the customer, and the receipt with the file; undefined when the archive has none. */
export async function receiptFile({ db, params }: Reading & { params: Reference }, customer: Customer) {
  const reference = 'archiveReferencePdf' in params ? params.archiveReferencePdf : params.archiveReferenceId
  const receipt = await receiptWithFile(db, customer.id, reference)
  return receipt && { customer, receipt, isPdf: reference === receipt.pdfReference }
}
type ReceiptFile = NonNullable<Awaited<ReturnType<typeof receiptFile>>>

export async function downloadReceipt({ db }: Reading, { customer, receipt, isPdf }: ReceiptFile) {
  const lines = linesOf(receipt, await billedTransactions(db, receipt))
  const recipient = { name: await nameOf(db, customer), bpNumber: customer.bpNumber }
  const content = isPdf
    ? receiptPdf(receipt, recipient, lines)
    : receiptCsv(receipt, lines, customer.kind === 'business')
  // A Monatsrechnung, and the Umsätze on it: names with umlauts travel in filename* (R257).
  const name = isPdf
    ? `${receipt.typeText.replaceAll(' ', '-')}-${receipt.invoiceNumber}.pdf`
    : `Umsätze-${receipt.invoiceNumber}.csv`
  return {
    status: 200 as const,
    headers: { 'Content-Disposition': create(name, { fallback: name.replaceAll('ä', 'ae').replaceAll('ü', 'ue') }) },
    body: new Blob([content], { type: isPdf ? 'application/pdf' : 'text/csv' }),
  }
}
