/** The transactions of one customer and what is left of a company's limit, for the customer and for the bank alike. */
import { type SQL, and, asc, desc, eq, gte, inArray, like, lt, sum } from 'drizzle-orm'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import type { TransactionSortOrder } from '#generated/model/transaction-sort-order.ts'
import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import type { Transaction } from '#generated/model/transaction.ts'
import type { Operations } from '#generated/operations.ts'
import { type StoredTransaction, toRefusalResponse } from '#sandbox/domain/billing.ts'
import { type Customer, isLocked, statusOf } from '#sandbox/domain/customer.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { limitUsingStatuses, toLimitResponse } from '#sandbox/domain/limit.ts'
import { firstOfMonth, startOf } from '#contract-checks/vienna-day.ts'
import {
  type Handlers,
  type UnparsedQuery,
  forCompany,
  forOwnCustomer,
  forPrivateCustomer,
  ok,
  readQuery,
} from '#sandbox/handlers/handler.ts'
import { companyOf } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { transactions } from '#sandbox/storage/tables/billing.ts'

type Listing = { db: Database; query: UnparsedQuery<Operations['privateListTransactions']['query']> }

/** Only companies see which of their numbers paid (R505). */
const toTransactionResponse = (kind: Customer['kind'], stored: StoredTransaction): Transaction => ({
  transactionId: stored.id,
  transactionTimestamp: stored.at.toISOString(),
  amount: stored.amountCents / 100,
  feeTypeName: stored.feeTypeName,
  feeType: stored.feeType,
  merchantName: stored.merchantName,
  statusName: stored.status,
  ...(kind === 'business' && { callNumber: stored.callNumber }),
  ...(stored.invoiceNumber !== null && { invoiceNumber: stored.invoiceNumber }),
  ...(stored.refusal !== null && { refusal: toRefusalResponse(stored.refusal) }),
})

async function listTransactions({ db, query }: Listing, { id, kind }: Customer) {
  const wanted = readQuery(query, (sent) => {
    const { fromDate: from, toDate: to, status, callNumber, invoiceNumber, ...listing } = sent
    const { sort = 'transactionTimestamp_desc', limit = 20, offset = 0, ...rest } = listing
    return [{ from, to, status, callNumber, invoiceNumber, sort, limit, offset }, rest]
  })
  const { page, total } = await transactionsOf(db, id, wanted)
  const body: TransactionList = { transactions: page.map((one) => toTransactionResponse(kind, one)), meta: { total } }
  return ok(body)
}

/** The limit that all numbers of a company share, and what they left of it this month. */
async function getCompanyLimit({ db, now }: { db: Database; now: Date }, company: Customer) {
  const { limitCents, limitVersion } = await companyOf(db, company.id)
  const canPay = statusOf(company, now) !== 'TERMINATED' && !isLocked(company)
  const limit = toLimitResponse(limitCents, await spentInMonth(db, company.id, now), canPay)
  return ok(withEtag(limitVersion, limit))
}

/** First and last day, both inclusive; an end that is not there is open. */
export type Days = { from?: string | undefined; to?: string | undefined }

type TransactionQuery = Days & {
  status?: TransactionStatus[] | undefined
  /** The number or a part of it. */
  callNumber?: string | undefined
  invoiceNumber?: string | undefined
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

const whereTimestampIn = ({ from, to }: Days): (SQL | undefined)[] => [
  from === undefined ? undefined : gte(transactions.at, startOf(from)),
  to === undefined ? undefined : lt(transactions.at, startOf(to, 1)),
]

/** One page and the number of all; payments that are equal in the sorted column are newest first. */
async function transactionsOf(db: Database, customerId: string, query: TransactionQuery) {
  const { status, callNumber, invoiceNumber, sort, limit, offset } = query
  const fits = and(
    eq(transactions.customerId, customerId),
    ...whereTimestampIn(query),
    status === undefined ? undefined : inArray(transactions.status, status),
    callNumber === undefined ? undefined : like(transactions.callNumber, `%${callNumber}%`),
    invoiceNumber === undefined ? undefined : eq(transactions.invoiceNumber, invoiceNumber),
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
  return { page, total: await db.$count(transactions, fits) }
}

export const hasTransactions = async (db: Database, customerId: string): Promise<boolean> =>
  (await db.$count(transactions, eq(transactions.customerId, customerId))) > 0

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

export const transactionHandlers = {
  privateListTransactions: forOwnCustomer.read(listTransactions),
  businessListTransactions: forOwnCustomer.read(listTransactions),
  bankListPrivateTransactions: forPrivateCustomer.read(listTransactions),
  bankListBusinessTransactions: forCompany.read(listTransactions),
  businessGetLimit: forOwnCustomer.read(getCompanyLimit),
  bankGetBusinessLimit: forCompany.read(getCompanyLimit),
} satisfies Partial<Handlers>
