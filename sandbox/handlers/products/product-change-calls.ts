/** Planning and cancelling a change of tier; for the customer and for the bank alike. */
import { randomUUID } from 'node:crypto'
import type { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { refusedChange } from '#sandbox/domain/product-change.ts'
import { pendingOn } from '#sandbox/domain/product.ts'
import { dayOf, inGerman } from '#sandbox/domain/vienna.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import { invalid, refuse } from '#sandbox/handlers/problem.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'
import { cancelChange, planChange, productOf } from '#sandbox/storage/products.ts'

type Writing = { db: Database; now: Date; traceId: string; session: Session }
type Named = { params: { productChangeId: string } }

const titles = {
  412: 'The product cannot be changed in its present state',
  460: 'The product was already changed today',
  461: 'The activation date is after the planned termination',
}

export async function createProductChange(call: Writing & { body: ProductChangeRequest }, customer: Customer) {
  const { db, now, body } = call
  const refused = refusedChange(await productOf(db, customer), body, now)
  if (refused === 'tooEarly')
    return invalid(call, [{ field: 'activationDate', rule: 'minDate', code: 'ACTIVATION_TOO_EARLY' }])
  if (refused !== undefined) return refuse(call, refused, titles[refused])
  const { productType, activationDate } = body
  const id = randomUUID()
  await planChange(db, { id, customerId: customer.id, productType, activationDate, plannedOn: dayOf(now) })
  await record(call, historyOf(customer), `Tarifwechsel auf ${productType} ab ${inGerman(activationDate)} geplant`)
  return { status: 201 as const, body: { productChangeId: id, productType, activationDate } }
}

/** The customer when the change that the path names is still to come; undefined, a 404, when there is none. */
export async function pendingChange({ db, now, params }: Pick<Writing, 'db' | 'now'> & Named, customer: Customer) {
  const planned = pendingOn(await productOf(db, customer), dayOf(now))
  return planned?.id === params.productChangeId ? customer : undefined
}

export async function cancelProductChange(call: Writing & Named, customer: Customer) {
  await cancelChange(call.db, call.params.productChangeId)
  await record(call, historyOf(customer), 'Geplanten Tarifwechsel zurückgenommen')
  return { status: 204 as const }
}
