/** The payments and bills of fifteen months until now. */
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { StoredTransaction } from '#sandbox/domain/billing.ts'
import { limitUsingStatuses } from '#sandbox/domain/limit.ts'
import { dayAfter, dayOf, firstOfMonth, startOf } from '#contract-checks/vienna-day.ts'
import { type Bill, type PaymentsOf, billsOf } from '#sandbox/seed/bills.ts'
import {
  type Payment,
  daysBetween,
  monthOf,
  paymentsOf,
  shiftedDay,
  sumUsedLimits,
  withinLimits,
} from '#sandbox/seed/payments.ts'
import { type KnownPayer, limitsOf, payersOf, excludeLocked } from '#sandbox/seed/payers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { insertMissing } from '#sandbox/storage/insert-many.ts'
import { markPaymentsUntil, paymentsUntil } from '#sandbox/storage/settings.ts'
import { receipts, transactions } from '#sandbox/storage/tables/billing.ts'

/** What will be captured is reserved so many days before. */
const reservedDays = 2

/** The longest time before a bill that it is about: a month and the days until it is written. */
const billedDays = 40

const reserved = (payment: Payment): Payment =>
  payment.status === 'captured' ? { ...payment, status: 'reserved' } : payment

/** Adds what was paid and billed since the last time; at the first time that of fifteen months. */
export async function fillBilling(db: Database, now: Date): Promise<void> {
  const earliest = startOf(firstOfMonth(now, -15))
  const before = await paymentsUntil(db)
  const after = before === undefined || before < earliest ? earliest : before
  if (after >= now) return
  const today = dayOf(now)
  const days = daysBetween(dayOf(after), today)
  const payers = await payersOf(db, now)
  const settledBefore = shiftedDay(today, -reservedDays)

  const tried = triesOf(before === undefined ? payers : excludeLocked(payers), before === undefined ? now : undefined)
  const limits = await limitsOf(db, payers, now)
  const used = sumUsedLimits(await spentSince(db, startOf(firstOfMonth(after))))
  const paid = days.flatMap((day) => {
    const inTime = tried(day).filter(({ at }) => at > after && at <= now)
    const payments = withinLimits(inTime, day, limits, used)
    return day < settledBefore ? payments : payments.map(reserved)
  })
  const settled = and(eq(transactions.status, 'reserved'), lt(transactions.at, startOf(settledBefore)))
  await db.update(transactions).set({ status: 'captured' }).where(settled)
  await insertMissing(db, transactions, paid)

  const payments = await paymentsSince(db, shiftedDay(days[0]!, -billedDays))
  const bills = payers.flatMap((payer) => days.flatMap((day) => billsOf(payer, day, today, payments)))
  await insertMissing(
    db,
    receipts,
    bills.map(({ receipt }) => receipt),
  )
  await chargePayments(db, bills)
  await markPaymentsUntil(db, now)
}

/** The attempted payments of a day; in the month of `first`, when the sandbox is seeded, some customers have a month of their own. */
function triesOf(payers: readonly KnownPayer[], first: Date | undefined): (day: string) => Payment[] {
  if (first === undefined) return (day) => payers.flatMap((payer) => paymentsOf(payer, day))
  const months = payers.map((payer) => {
    const own = monthOf(payer.bpNumber, payer, first)
    return own && Map.groupBy(own, ({ at }) => dayOf(at))
  })
  const monthBegan = firstOfMonth(first)
  const dayBeforeYesterday = dayAfter(first, -2)
  return (day) =>
    payers.flatMap((payer, index) => {
      // Who is locked has tried to pay meanwhile.
      if (payer.lockedDaysAgo !== undefined && day === dayBeforeYesterday) return paymentsOf({ ...payer, rate: 1 }, day)
      const own = day >= monthBegan ? months[index] : undefined
      return own ? (own.get(day) ?? []) : paymentsOf(payer, day)
    })
}

/** Everything that was captured since a day, by customer. */
async function paymentsSince(db: Database, firstDay: string): Promise<PaymentsOf> {
  const captured = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.status, 'captured'), gte(transactions.at, startOf(firstDay))))
    .orderBy(asc(transactions.at), asc(transactions.id))
  const all = Map.groupBy(captured, ({ customerId }) => customerId)
  return (customerId) => all.get(customerId) ?? []
}

/** Writes the number of its bill to each payment, in one statement. */
async function chargePayments(db: Database, bills: readonly Bill[]): Promise<void> {
  const charged = bills.flatMap(({ receipt: { invoiceNumber }, payments }) =>
    payments.map(({ id }) => ({ id, invoice_number: invoiceNumber })),
  )
  await db.execute(
    sql`update ${transactions} set invoice_number = row.invoice_number
        from json_to_recordset(${JSON.stringify(charged)}::json) as row(id text, invoice_number text)
        where ${transactions.id} = row.id`,
  )
}

/** What used up a limit since a moment. */
const spentSince = (db: Database, moment: Date): Promise<StoredTransaction[]> =>
  db
    .select()
    .from(transactions)
    .where(and(inArray(transactions.status, limitUsingStatuses), gte(transactions.at, moment)))
