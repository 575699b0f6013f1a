/** The transactions of one customer; the same for the customer and for the bank. */
import type { Transaction } from '#generated/model/transaction.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import type { Operations } from '#generated/operations.ts'
import type { StoredTransaction } from '#sandbox/domain/billing.ts'
import { type Customer, isLocked, statusOf } from '#sandbox/domain/customer.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { limitOutside } from '#sandbox/domain/limit.ts'
import { companyOf } from '#sandbox/storage/companies.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { spentInMonth, transactionsOf } from '#sandbox/storage/billing.ts'

type Asking = { db: Database; query: Operations['privateListTransactions']['query'] }

/** Only companies see which of their numbers paid (R505). */
const outside = (kind: Customer['kind'], stored: StoredTransaction): Transaction => ({
  transactionId: stored.id,
  transactionTimestamp: stored.at.toISOString(),
  amount: stored.amountCents / 100,
  feeTypeName: stored.feeTypeName,
  feeType: stored.feeType,
  merchantName: stored.merchantName,
  statusName: stored.status,
  ...(kind === 'business' && { callNumber: stored.callNumber }),
})

export async function listTransactions({ db, query }: Asking, { id, kind }: Customer) {
  const { fromDate: from, toDate: to, sort = 'transactionTimestamp_desc', limit = 20, offset = 0 } = query
  const { page, total } = await transactionsOf(db, id, { ...query, from, to, sort, limit, offset })
  const body: TransactionList = { transactions: page.map((one) => outside(kind, one)), meta: { total } }
  return { status: 200 as const, body }
}

/** The limit that all numbers of a company share, and what they left of it this month. */
export async function getCompanyLimit({ db, now }: { db: Database; now: Date }, company: Customer) {
  const { limitCents, limitVersion } = await companyOf(db, company.id)
  const canPay = statusOf(company, now) !== 'TERMINATED' && !isLocked(company)
  const limit = limitOutside(limitCents, await spentInMonth(db, company.id, now), canPay)
  return { status: 200 as const, body: withEtag(limitVersion, limit) }
}
