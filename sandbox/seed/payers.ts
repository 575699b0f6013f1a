/** Who pays and is billed, as long as their contracts go on, and how much their limits let through. */
import { type Customer, isLocked } from '#sandbox/domain/customer.ts'
import { limitOn } from '#sandbox/domain/product.ts'
import { dayAfter } from '#contract-checks/vienna-day.ts'
import type { Payer } from '#sandbox/seed/bills.ts'
import { businessCustomers } from '#sandbox/seed/business-people.ts'
import { privateCustomers, privateDetails } from '#sandbox/seed/private-people.ts'
import type { Limits } from '#sandbox/seed/payments.ts'
import { companyOf, productOf } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import { customers } from '#sandbox/storage/tables/people.ts'
import { fees } from '#sandbox/storage/tables/products.ts'

/** `lockedDaysAgo` is when the lock was set that the customer is seeded with. */
type Habits = Pick<Payer, 'rate' | 'feeCents'> & Partial<Payer> & { lockedDaysAgo?: number }

/** Thrifty people go where nothing costs more, in cents: their small limits last for a month. */
const thrifty = 2000

/** By customer number; customers that are not named here have neither payments nor bills. */
const habits: Record<string, Habits> = {
  '1100234501': { rate: 0.3, feeCents: 150, dearest: thrifty },
  '1100234502': { rate: 1.5, feeCents: 340, paymentCondition: 14, dearest: thrifty },
  '1100234503': { rate: 0.7, feeCents: 390 },
  '1100234504': { rate: 0.2, feeCents: 150, dearest: thrifty },
  '1100234506': { rate: 0.1, feeCents: 150 },
  '1100234507': { rate: 0.05, feeCents: 390, lockedDaysAgo: 5 },
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
  '1200456704': { rate: 0.5, feeCents: 290, callNumbers: ['6769008001'], dearest: thrifty },
  '1200456705': { rate: 0.6, feeCents: 580, callNumbers: ['6642005001', '6642005002'] },
}

const ownNumbers = new Map(privateDetails.map(({ customerId, callNumber }) => [customerId, [callNumber]]))

export type KnownPayer = Payer & Pick<Habits, 'lockedDaysAgo'> & { bpNumber: string; customer: Customer }

/** Those who still are there, each until their contract ends. */
export async function payersOf(db: Database, now: Date): Promise<KnownPayer[]> {
  const feesByCustomer = Map.groupBy(await db.select().from(fees), ({ customerId }) => customerId)
  const numbersByCustomer = Map.groupBy(await db.select().from(callingNumbers), ({ customerId }) => customerId)
  const customersById = new Map((await db.select().from(customers)).map((customer) => [customer.id, customer]))
  return [...privateCustomers(now), ...businessCustomers(now)].flatMap(({ id, kind, bpNumber }, index) => {
    const own = habits[bpNumber]
    const customer = customersById.get(id)
    if (own === undefined || customer === undefined) return []
    return {
      bpNumber,
      customer,
      customerId: id,
      serial: index + 1,
      callNumbers: ownNumbers.get(id) ?? [],
      until: customer.terminationDate,
      bills: 'monthly',
      fees: feesByCustomer.get(id) ?? [],
      numbers: numbersByCustomer.get(id) ?? [],
      billText: kind === 'private' ? 'Monatsrechnung' : 'Monatsrechnung Business',
      ...own,
    }
  })
}

/** Nobody pays with a lock. */
export const excludeLocked = (payers: readonly KnownPayer[]): KnownPayer[] =>
  payers.filter(({ customer }) => !isLocked(customer))

/** As they are now. */
export async function limitsOf(db: Database, payers: readonly KnownPayer[], now: Date): Promise<Limits> {
  const locked = new Map(
    payers.flatMap(({ customerId, lockedDaysAgo }) =>
      lockedDaysAgo === undefined ? [] : [[customerId, dayAfter(now, -lockedDaysAgo)]],
    ),
  )
  const ofCustomers = new Map<string, (day: string) => number>()
  for (const { customer } of payers) {
    if (customer.kind === 'private') {
      const product = await productOf(db, customer)
      ofCustomers.set(customer.id, (day) => limitOn(product, day))
    } else {
      const { limitCents } = await companyOf(db, customer.id)
      ofCustomers.set(customer.id, () => limitCents)
    }
  }
  const numbers = await db.select().from(callingNumbers)
  const ofNumbers = new Map(numbers.map(({ callingNumber, limitCents }) => [callingNumber, limitCents]))
  return {
    ofCustomer: (customerId, day) => ofCustomers.get(customerId)!(day),
    ofNumber: (callNumber) => ofNumbers.get(callNumber),
    isLocked: (customerId, day) => day > (locked.get(customerId) ?? day),
  }
}
