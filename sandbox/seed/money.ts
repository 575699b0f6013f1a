/** Who pays and is billed, and the payments and bills of fifteen months until now. */
import { and, eq, lt } from 'drizzle-orm'
import { dayOf, firstOfMonth, startOf } from '#sandbox/domain/vienna.ts'
import { type Payer, receiptsOf } from '#sandbox/seed/bills.ts'
import { businessCustomers } from '#sandbox/seed/business-people.ts'
import { daysBetween, paymentsOf, shiftedDay } from '#sandbox/seed/payments.ts'
import { privateCustomers, privateDetails } from '#sandbox/seed/private-people.ts'
import type { Database } from '#sandbox/storage/database.ts'
import type { StoredTransaction } from '#sandbox/storage/money.ts'
import { insertMany } from '#sandbox/storage/insert-many.ts'
import { markPaymentsUntil, paymentsUntil } from '#sandbox/storage/settings.ts'
import { receipts, transactions } from '#sandbox/storage/tables/money.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

type Habits = Pick<Payer, 'rate' | 'feeCents'> & Partial<Payer>

/** By customer number; whoever is not named here pays nothing and is billed nothing. */
const habits: Record<string, Habits> = {
  '1100234501': { rate: 0.3, feeCents: 150 },
  '1100234502': { rate: 1.5, feeCents: 340, paymentCondition: 14 },
  '1100234503': { rate: 0.7, feeCents: 390 },
  '1100234504': { rate: 0.2, feeCents: 150 },
  '1100234506': { rate: 0.1, feeCents: 150 },
  '1100234507': { rate: 0.05, feeCents: 390 },
  '1200456701': { rate: 0.9, feeCents: 580, callNumbers: ['6641001001', '6641001002'] },
  '1200456702': {
    rate: 3.5,
    feeCents: 725,
    callNumbers: ['6642002001', '6642002002', '6642002003', '6642002004', '6642002005'],
    bills: 'weekly',
    billText: 'Wochenrechnung Business',
    paymentCondition: 30,
  },
  '1200456703': { rate: 0.4, feeCents: 290, callNumbers: ['6642003001'], paymentCondition: 14 },
  '1200456704': { rate: 0.5, feeCents: 290, callNumbers: ['6769008001'] },
  '1200456705': { rate: 0.6, feeCents: 580, callNumbers: ['6642005001', '6642005002'] },
}

const ownNumbers = new Map(privateDetails.map(({ customerId, callNumber }) => [customerId, [callNumber]]))

/** Those who still are there, each until their contract ends. */
async function payers(db: Database, now: Date): Promise<Payer[]> {
  const known = await db.select({ id: customers.id, until: customers.terminationDate }).from(customers)
  const ends = new Map(known.map(({ id, until }) => [id, until]))
  return [...privateCustomers(now), ...businessCustomers(now)].flatMap(({ id, kind, bpNumber }, index) => {
    const own = habits[bpNumber]
    const until = ends.get(id)
    if (own === undefined || until === undefined) return []
    return {
      customerId: id,
      serial: index + 1,
      callNumbers: ownNumbers.get(id) ?? [],
      until,
      bills: 'monthly',
      billText: kind === 'private' ? 'Monatsrechnung' : 'Monatsrechnung Business',
      ...own,
    }
  })
}

/** What will be captured is reserved so many days before. */
const reservedDays = 2

const reserved = (payment: StoredTransaction): StoredTransaction =>
  payment.status === 'captured' ? { ...payment, status: 'reserved' } : payment

/** Adds what was paid and billed since the last time; at the first time that of fifteen months. */
export async function fillMoney(db: Database, now: Date): Promise<void> {
  const earliest = startOf(firstOfMonth(now, -15))
  const before = await paymentsUntil(db)
  const after = before === undefined || before < earliest ? earliest : before
  if (after >= now) return
  const today = dayOf(now)
  const days = daysBetween(dayOf(after), today)
  const paying = await payers(db, now)
  const settledBefore = shiftedDay(today, -reservedDays)

  const paid = days.flatMap((day) => {
    const payments = paying.flatMap((payer) => paymentsOf(payer, day)).filter(({ at }) => at > after && at <= now)
    return day < settledBefore ? payments : payments.map(reserved)
  })
  const billed = paying.flatMap((payer) => days.flatMap((day) => receiptsOf(payer, day, today)))
  const settled = and(eq(transactions.status, 'reserved'), lt(transactions.at, startOf(settledBefore)))
  await db.update(transactions).set({ status: 'captured' }).where(settled)
  await insertMany(db, transactions, paid)
  await insertMany(db, receipts, billed)
  await markPaymentsUntil(db, now)
}
