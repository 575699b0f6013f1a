/** A private customer's product, its changes of tier and its inactivity lock, for the customer and for the bank alike. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { addedFields, changedFields, removedFields } from '#sandbox/domain/history-changes.ts'
import { toLimitResponse } from '#sandbox/domain/limit.ts'
import {
  type StoredChange,
  isUsable,
  limitOn,
  pendingOn,
  refusedChange,
  toProductChangeResponse,
  toProductResponse,
} from '#sandbox/domain/product.ts'
import { dayOf, formatGermanDay } from '#contract-checks/vienna-day.ts'
import {
  type Handlers,
  type ReadCall,
  type WriteCall,
  created,
  noContent,
  invalid,
  ok,
  refuse,
  forOwnCustomer,
  forPrivateCustomer,
} from '#sandbox/handlers/handler.ts'
import { spentInMonth } from '#sandbox/handlers/transactions.ts'
import { updateCustomer, productOf } from '#sandbox/storage/customers.ts'
import { historyOf } from '#sandbox/domain/history-target.ts'
import { record } from '#sandbox/storage/history.ts'
import { productChanges } from '#sandbox/storage/tables/products.ts'

export const getProduct = async ({ db, now }: ReadCall, customer: Customer) =>
  ok(toProductResponse(await productOf(db, customer), dayOf(now)))

export async function getProductLimit({ db, now }: ReadCall, customer: Customer) {
  const [product, spent] = [await productOf(db, customer), await spentInMonth(db, customer.id, now)]
  const today = dayOf(now)
  const limit = toLimitResponse(limitOn(product, today), spent, isUsable(product, today))
  return ok(withEtag(product.version, limit))
}

const getProductChange = async ({ db, now }: ReadCall, customer: Customer) =>
  ok(toProductChangeResponse(await productOf(db, customer), now))

const getInactivityLock = async (_call: ReadCall, { inactivityLock, inactivityVersion }: Customer) =>
  ok(withEtag(inactivityVersion, { inactivityLock }))

/** Idempotent: without a lock there is nothing to remove. */
async function removeInactivityLock(call: WriteCall, customer: Customer) {
  if (customer.inactivityLock) {
    await updateCustomer(call.db, customer.id, { inactivityLock: false })
    const changes = changedFields(customer, { inactivityLock: false })
    await record(call, historyOf(customer), 'Inaktivitätssperre aufgehoben', changes)
  }
  return noContent
}

type Named = { params: { productChangeId: string } }

const refusalTitles = {
  412: 'The product cannot be changed in its present state',
  460: 'The product was already changed today',
  461: 'The activation date is after the planned termination',
}

async function createProductChange(call: WriteCall<ProductChangeRequest>, customer: Customer) {
  const { db, now, body } = call
  const refused = refusedChange(await productOf(db, customer), body, now)
  if (refused === 'tooEarly')
    return invalid(call, [{ field: 'activationDate', rule: 'minDate', code: 'ACTIVATION_TOO_EARLY' }])
  if (refused !== undefined) return refuse(call, refused, refusalTitles[refused])
  const { productType, activationDate } = body
  const id = randomUUID()
  const change = { id, customerId: customer.id, productType, activationDate, plannedOn: dayOf(now) }
  await db.insert(productChanges).values(change)
  const activity = `Tarifwechsel auf ${productType} ab ${formatGermanDay(activationDate)} geplant` as const
  await record(call, historyOf(customer), activity, addedFields({ productType, activationDate }))
  return created({ productChangeId: id, productType, activationDate })
}

/** The customer and the change when the one that the path names is still to come; undefined, a 404, when there is none. */
async function pendingChange({ db, now, params }: ReadCall & Named, customer: Customer) {
  const planned = pendingOn(await productOf(db, customer), dayOf(now))
  return planned?.id === params.productChangeId ? { customer, planned } : undefined
}

type PendingChange = { customer: Customer; planned: StoredChange }

async function cancelProductChange(call: WriteCall & Named, { customer, planned }: PendingChange) {
  await call.db.update(productChanges).set({ cancelled: true }).where(eq(productChanges.id, planned.id))
  await record(call, historyOf(customer), 'Geplanten Tarifwechsel zurückgenommen', removedFields(planned))
  return noContent
}

export const productHandlers = {
  privateGetProduct: forOwnCustomer.read(getProduct),
  bankGetProduct: forPrivateCustomer.read(getProduct),
  privateGetProductLimit: forOwnCustomer.read(getProductLimit),
  bankGetProductLimit: forPrivateCustomer.read(getProductLimit),
  privateGetProductChange: forOwnCustomer.read(getProductChange),
  bankGetProductChange: forPrivateCustomer.read(getProductChange),
  privateCreateProductChange: forOwnCustomer.write(createProductChange),
  bankCreateProductChange: forPrivateCustomer.write(createProductChange),
  privateCancelProductChange: forOwnCustomer.withResource(pendingChange).write(cancelProductChange),
  bankCancelProductChange: forPrivateCustomer.withResource(pendingChange).write(cancelProductChange),
  privateGetInactivityLock: forOwnCustomer.read(getInactivityLock),
  bankGetInactivityLock: forPrivateCustomer.read(getInactivityLock),
  privateRemoveInactivityLock: forOwnCustomer.write(removeInactivityLock),
  bankRemoveInactivityLock: forPrivateCustomer.write(removeInactivityLock),
} satisfies Partial<Handlers>
