/** Reads what a customer paid and what was billed for it. */
import { type SQL, and, asc, desc, eq, gte, inArray, like, lt, lte, or, sum, count } from 'drizzle-orm'
import type { TransactionSortOrder } from '#generated/model/transaction-sort-order.ts'
import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import type { StoredReceipt, StoredTransaction } from '#sandbox/domain/billing.ts'
import { limitUsingStatuses } from '#sandbox/domain/limit.ts'
import { firstOfMonth, startOf } from '#sandbox/domain/vienna.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { receipts, transactions } from '#sandbox/storage/tables/billing.ts'

/** First and last day, both inclusive; an end that is not there is open. */
export type Days = { from?: string | undefined; to?: string | undefined }

export type TransactionQuery = Days & {
  status?: TransactionStatus[] | undefined
  /** The number or a part of it. */
  callNumber?: string | undefined
  sort: TransactionSortOrder
  limit: number
  offset: number
}

const sortColumns = {
  transactionTimestamp: transactions.at,
  merchantName: transactions.merchantName,
  feeTypeName: transactions.feeTypeName,
  amount: transactions.amountCents,
  statusName: transactions.status,
  callNumber: transactions.callNumber,
}

const between = ({ from, to }: Days): (SQL | undefined)[] => [
  from === undefined ? undefined : gte(transactions.at, startOf(from)),
  to === undefined ? undefined : lt(transactions.at, startOf(to, 1)),
]

/** One page and the number of all; payments that are equal in the sorted column stand newest first. */
export async function transactionsOf(db: Database, customerId: string, query: TransactionQuery) {
  const { status, callNumber, sort, limit, offset } = query
  const fits = and(
    eq(transactions.customerId, customerId),
    ...between(query),
    status === undefined ? undefined : inArray(transactions.status, status),
    callNumber === undefined ? undefined : like(transactions.callNumber, `%${callNumber}%`),
  )
  const [column, direction] = sort.split('_') as [keyof typeof sortColumns, 'asc' | 'desc']
  const order = direction === 'asc' ? asc : desc
  const page = await db
    .select()
    .from(transactions)
    .where(fits)
    .orderBy(order(sortColumns[column]), desc(transactions.at), desc(transactions.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(transactions).where(fits)
  return { page, total: all!.total }
}

export const hasTransactions = async (db: Database, customerId: string): Promise<boolean> =>
  (await db.$count(transactions, eq(transactions.customerId, customerId))) > 0

/** The receipts of these days, newest first. */
export const receiptsOf = (db: Database, customerId: string, { from, to }: Days): Promise<StoredReceipt[]> =>
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
export async function receiptWithFile(
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

/** The payments on a bill, oldest first: those that were captured in its days. */
export async function billedTransactions(db: Database, receipt: StoredReceipt): Promise<StoredTransaction[]> {
  const { customerId, billedFrom, billedTo } = receipt
  if (billedFrom === null || billedTo === null) return []
  return db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.customerId, customerId),
        eq(transactions.status, 'captured'),
        ...between({ from: billedFrom, to: billedTo }),
      ),
    )
    .orderBy(asc(transactions.at), asc(transactions.id))
}

/** What a customer used up of the limit in the month of a moment, in cents. */
export async function spentInMonth(db: Database, customerId: string, now: Date): Promise<number> {
  const [spent] = await db
    .select({ cents: sum(transactions.amountCents).mapWith(Number) })
    .from(transactions)
    .where(
      and(
        eq(transactions.customerId, customerId),
        gte(transactions.at, startOf(firstOfMonth(now))),
        lt(transactions.at, startOf(firstOfMonth(now, 1))),
        inArray(transactions.status, limitUsingStatuses),
      ),
    )
  return spent?.cents ?? 0
}

/** Everything that was captured since a moment, oldest first. */
export const capturedSince = (db: Database, moment: Date): Promise<StoredTransaction[]> =>
  db
    .select()
    .from(transactions)
    .where(and(eq(transactions.status, 'captured'), gte(transactions.at, moment)))
    .orderBy(asc(transactions.at), asc(transactions.id))

/** What used up a limit since a moment. */
export const spentSince = (db: Database, moment: Date): Promise<StoredTransaction[]> =>
  db
    .select()
    .from(transactions)
    .where(and(inArray(transactions.status, limitUsingStatuses), gte(transactions.at, moment)))
