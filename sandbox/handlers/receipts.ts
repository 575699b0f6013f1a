/** The receipts of one customer and their files, for the customer and for the bank alike. */
import { create } from 'content-disposition'
import { and, asc, desc, eq, gte, lte, or } from 'drizzle-orm'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import type { Receipt } from '#generated/model/receipt.ts'
import type { Operations } from '#generated/operations.ts'
import { type StoredReceipt, type StoredTransaction, compositionOf } from '#sandbox/domain/billing.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { linesOf, receiptCsv, receiptPdf } from '#sandbox/domain/receipt-file.ts'
import {
  type Handlers,
  type UnparsedQuery,
  forAnyCustomer,
  forOwnCustomer,
  ok,
  readQuery,
} from '#sandbox/handlers/handler.ts'
import type { Days } from '#sandbox/handlers/transactions.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { receipts, transactions } from '#sandbox/storage/tables/billing.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { accounts } from '#sandbox/storage/tables/people.ts'

type Listing = { db: Database; query: UnparsedQuery<Operations['privateListReceipts']['query']> }
type Reading = { db: Database }
/** A file is named in two ways by the contract; either may be a PDF or a CSV. */
type Reference = { archiveReferencePdf: string } | { archiveReferenceId: string }

const toReceiptResponse = (kind: Customer['kind'], stored: StoredReceipt): Receipt => ({
  invoiceNumber: stored.invoiceNumber,
  typeText: stored.typeText,
  receiptDate: stored.receiptDate,
  amount: stored.amountCents / 100,
  ...(kind === 'business' && { amountOpen: stored.openCents / 100 }),
  archiveReferencePdf: stored.pdfReference,
  archiveReferenceCsv: stored.csvReference,
  composition: compositionOf(stored),
})

/** The payment term of the list is that of the newest receipt in it. */
async function listReceipts({ db, query }: Listing, { id, kind }: Customer) {
  const days = readQuery(query, ({ filterFromReceiptDate: from, filterToReceiptDate: to, ...rest }) => [
    { from, to },
    rest,
  ])
  const found = await receiptsOf(db, id, days)
  const paymentCondition = found[0]?.paymentCondition
  const body: ReceiptList = {
    receipts: found.map((one) => toReceiptResponse(kind, one)),
    ...(paymentCondition && { paymentCondition }),
  }
  return ok(body)
}

/** What a download is about: the customer, and the receipt with the file; undefined when the archive has none. */
async function receiptFile({ db, params }: Reading & { params: Reference }, customer: Customer) {
  const reference = 'archiveReferencePdf' in params ? params.archiveReferencePdf : params.archiveReferenceId
  const receipt = await receiptWithFile(db, customer.id, reference)
  return receipt && { customer, receipt, isPdf: reference === receipt.pdfReference }
}
type ReceiptFile = NonNullable<Awaited<ReturnType<typeof receiptFile>>>

async function downloadReceipt({ db }: Reading, { customer, receipt, isPdf }: ReceiptFile) {
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
    ...ok(new Blob([content], { type: isPdf ? 'application/pdf' : 'text/csv' })),
    headers: { 'Content-Disposition': create(name, { fallback: name.replaceAll('ä', 'ae').replaceAll('ü', 'ue') }) },
  }
}

/** The receipts of these days, newest first. */
const receiptsOf = (db: Database, customerId: string, { from, to }: Days): Promise<StoredReceipt[]> =>
  db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.customerId, customerId),
        from === undefined ? undefined : gte(receipts.receiptDate, from),
        to === undefined ? undefined : lte(receipts.receiptDate, to),
      ),
    )
    .orderBy(desc(receipts.receiptDate), desc(receipts.invoiceNumber))

/** The receipt of the customer that has a file with this reference. */
async function receiptWithFile(
  db: Database,
  customerId: string,
  reference: string,
): Promise<StoredReceipt | undefined> {
  const hasIt = or(eq(receipts.pdfReference, reference), eq(receipts.csvReference, reference))
  const [receipt] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.customerId, customerId), eq(receipts.lost, false), hasIt))
  return receipt
}

/** The payments on a bill, oldest first. */
const billedTransactions = (db: Database, { customerId, invoiceNumber }: StoredReceipt): Promise<StoredTransaction[]> =>
  db
    .select()
    .from(transactions)
    .where(and(eq(transactions.customerId, customerId), eq(transactions.invoiceNumber, invoiceNumber)))
    .orderBy(asc(transactions.at), asc(transactions.id))

/** How a letter addresses the customer: the person's name, or the company's. */
async function nameOf(db: Database, { id, kind }: Customer): Promise<string> {
  if (kind === 'business') {
    const [company] = await db.select().from(companies).where(eq(companies.customerId, id))
    return company?.name ?? ''
  }
  const [person] = await db.select().from(accounts).where(eq(accounts.customerId, id))
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`
}

export const receiptHandlers = {
  privateListReceipts: forOwnCustomer.read(listReceipts),
  businessListReceipts: forOwnCustomer.read(listReceipts),
  bankListReceipts: forAnyCustomer.read(listReceipts),
  privateDownloadReceipt: forOwnCustomer.withResource(receiptFile).read(downloadReceipt),
  businessDownloadReceipt: forOwnCustomer.withResource(receiptFile).read(downloadReceipt),
  bankDownloadReceipt: forAnyCustomer.withResource(receiptFile).read(downloadReceipt),
} satisfies Partial<Handlers>
