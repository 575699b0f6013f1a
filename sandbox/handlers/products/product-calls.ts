/** What a private customer's product is, and its inactivity lock; for the customer and for the bank alike. */
import type { Customer } from '#sandbox/domain/customer.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { changeOutside } from '#sandbox/domain/product-change.ts'
import { limitOutside } from '#sandbox/domain/limit.ts'
import { isUsable, limitOn, productOutside } from '#sandbox/domain/product.ts'
import { dayOf } from '#sandbox/domain/vienna.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import { updateCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'
import { spentInMonth } from '#sandbox/storage/billing.ts'
import { productOf } from '#sandbox/storage/products.ts'

type Reading = { db: Database; now: Date }

export const getProduct = async ({ db, now }: Reading, customer: Customer) => ({
  status: 200 as const,
  body: productOutside(await productOf(db, customer), dayOf(now)),
})

export async function getProductLimit({ db, now }: Reading, customer: Customer) {
  const [product, spent] = [await productOf(db, customer), await spentInMonth(db, customer.id, now)]
  const today = dayOf(now)
  const limit = limitOutside(limitOn(product, today), spent, isUsable(product, today))
  return { status: 200 as const, body: withEtag(product.version, limit) }
}

export const getProductChange = async ({ db, now }: Reading, customer: Customer) => ({
  status: 200 as const,
  body: changeOutside(await productOf(db, customer), now),
})

export const getInactivityLock = async (_call: Reading, { inactivityLock, inactivityVersion }: Customer) => ({
  status: 200 as const,
  body: withEtag(inactivityVersion, { inactivityLock }),
})

/** Idempotent: without a lock there is nothing to remove. */
export async function removeInactivityLock(call: Reading & { traceId: string; session: Session }, customer: Customer) {
  if (customer.inactivityLock) {
    await updateCustomer(call.db, customer.id, { inactivityLock: false })
    await record(call, historyOf(customer), 'Inaktivitätssperre aufgehoben')
  }
  return { status: 204 as const }
}
