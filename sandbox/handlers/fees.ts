/** Fees and credits that the bank adds, ends and deletes, for private customers and companies alike. */
import {
  forCompany,
  forPrivateCustomer,
  type Handlers,
  type Session,
  invalid,
  refuse,
} from '#sandbox/handlers/handler.ts'
import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { CreateBusinessFeeRequest } from '#generated/model/create-business-fee-request.ts'
import type { CreatePrivateFeeRequest } from '#generated/model/create-private-fee-request.ts'
import type { FeeAssignedProduct } from '#generated/model/fee-assigned-product.ts'
import type { UpdateFeeRequest } from '#generated/model/update-fee-request.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import {
  type FormerProduct,
  type StoredFee,
  exceedsMonthlyCredit,
  feeProducts,
  isDeletable,
  isEndEditable,
  isEndTooEarly,
  toFeeResponse,
} from '#sandbox/domain/fee.ts'
import { addedFields, changedFields, removedFields } from '#sandbox/domain/history-changes.ts'
import { dayOf } from '#sandbox/domain/vienna.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'
import { productOf } from '#sandbox/storage/customers.ts'
import { fees, formerProducts } from '#sandbox/storage/tables/products.ts'

type Context = { db: Database; now: Date; traceId: string; session: Session }
type With<Body> = Context & { body: Body }
type FeeOfCustomer = { customer: Customer; fee: StoredFee }

async function listFees({ db }: Context, { id }: Customer) {
  const results = (await feesOf(db, id)).map(toFeeResponse)
  return { status: 200 as const, body: { results, total: results.length } }
}

async function productsOf({ db, now }: Context, customer: Customer) {
  return feeProducts(await productOf(db, customer), await formerProductsOf(db, customer.id), dayOf(now))
}

async function listFeeProducts(call: Context, customer: Customer) {
  return { status: 200 as const, body: { products: await productsOf(call, customer) } }
}

async function create(
  call: With<CreatePrivateFeeRequest | CreateBusinessFeeRequest>,
  customer: Customer,
  product: FeeAssignedProduct | null,
) {
  const { db, body } = call
  const { transactionText, itemType, startDate, plannedEndDate = null } = body
  const fee = { transactionText, itemType, startDate, plannedEndDate, amountCents: Math.round(body.amount * 100) }
  if (exceedsMonthlyCredit(fee, await feesOf(db, customer.id)))
    return refuse(call, 465, 'The sum of one-time credits exceeds 30 EUR in this month')
  const added = await addFee(db, {
    ...fee,
    id: randomUUID(),
    customerId: customer.id,
    productType: product?.type ?? null,
    productActivationDate: product?.activationDate ?? null,
  })
  await record(call, historyOf(customer), `${wordOf(added)} angelegt`, addedFields(added))
  return { status: 201 as const, body: toFeeResponse(added) }
}

const wordOf = ({ amountCents }: StoredFee) => (amountCents < 0 ? 'Gutschrift' : 'Gebühr')

async function createPrivateFee(call: With<CreatePrivateFeeRequest>, customer: Customer) {
  const chosen = (await productsOf(call, customer)).find(({ productId }) => productId === call.body.productId)
  if (chosen === undefined) return invalid(call, [{ field: 'productId', rule: 'enum', code: 'PRODUCT_UNKNOWN' }])
  return create(call, customer, { type: chosen.productType, activationDate: chosen.activationDate })
}

const createBusinessFee = (call: With<CreateBusinessFeeRequest>, customer: Customer) => create(call, customer, null)

/** The fee that the path names, with its customer; undefined, a 404, when the customer has none. */
async function namedFee(
  { db, params }: { db: Database; params: { feeId: string } },
  customer: Customer,
): Promise<FeeOfCustomer | undefined> {
  const fee = await findFee(db, customer.id, params.feeId)
  return fee && { customer, fee }
}

/** Refuses what the portal does not offer (R551 to R554). */
const notOffered = (call: Context) => refuse(call, 400, 'The fee cannot be changed any more', { violations: [] })

async function updateFee(call: With<UpdateFeeRequest>, { customer, fee }: FeeOfCustomer) {
  if (!isEndEditable(fee, call.now)) return notOffered(call)
  if (isEndTooEarly(fee, call.body.plannedEndDate, call.now))
    return invalid(call, [{ field: 'plannedEndDate', rule: 'minDate', code: 'END_TOO_EARLY' }])
  await planEndOfFee(call.db, fee.id, call.body.plannedEndDate)
  const changes = changedFields(fee, { plannedEndDate: call.body.plannedEndDate })
  await record(call, historyOf(customer), `Geplantes Ende einer ${wordOf(fee)} geändert`, changes)
  return { status: 204 as const }
}

async function removePlannedEnd(call: Context, { customer, fee }: FeeOfCustomer) {
  if (!isEndEditable(fee, call.now)) return notOffered(call)
  await planEndOfFee(call.db, fee.id, null)
  const changes = changedFields(fee, { plannedEndDate: null })
  await record(call, historyOf(customer), `Geplantes Ende einer ${wordOf(fee)} entfernt`, changes)
  return { status: 204 as const }
}

async function removeFee(call: Context, { customer, fee }: FeeOfCustomer) {
  if (!isDeletable(fee, call.now)) return notOffered(call)
  await deleteFee(call.db, fee.id)
  await record(call, historyOf(customer), `${wordOf(fee)} gelöscht`, removedFields(fee))
  return { status: 204 as const }
}

/** Those that begin last stand first. */
const feesOf = (db: Database, customerId: string): Promise<StoredFee[]> =>
  db
    .select()
    .from(fees)
    .where(eq(fees.customerId, customerId))
    .orderBy(desc(fees.startDate), asc(fees.transactionText), asc(fees.id))

/** Undefined when the customer has no such fee. */
async function findFee(db: Database, customerId: string, id: string): Promise<StoredFee | undefined> {
  const [fee] = await db
    .select()
    .from(fees)
    .where(and(eq(fees.id, id), eq(fees.customerId, customerId)))
  return fee
}

async function addFee(db: Database, fee: typeof fees.$inferInsert): Promise<StoredFee> {
  const [added] = await db.insert(fees).values(fee).returning()
  return added!
}

async function planEndOfFee(db: Database, id: string, plannedEndDate: string | null): Promise<void> {
  await db.update(fees).set({ plannedEndDate }).where(eq(fees.id, id))
}

async function deleteFee(db: Database, id: string): Promise<void> {
  await db.delete(fees).where(eq(fees.id, id))
}

const formerProductsOf = (db: Database, customerId: string): Promise<FormerProduct[]> =>
  db.select().from(formerProducts).where(eq(formerProducts.customerId, customerId))

export const feeHandlers = {
  bankListPrivateFees: forPrivateCustomer.read(listFees),
  bankListBusinessFees: forCompany.read(listFees),
  bankUpdatePrivateFee: forPrivateCustomer.withResource(namedFee).write(updateFee),
  bankUpdateBusinessFee: forCompany.withResource(namedFee).write(updateFee),
  bankDeletePrivateFee: forPrivateCustomer.withResource(namedFee).write(removeFee),
  bankDeleteBusinessFee: forCompany.withResource(namedFee).write(removeFee),
  bankRemovePrivateFeePlannedEndDate: forPrivateCustomer.withResource(namedFee).write(removePlannedEnd),
  bankRemoveBusinessFeePlannedEndDate: forCompany.withResource(namedFee).write(removePlannedEnd),
  bankListFeeProducts: forPrivateCustomer.read(listFeeProducts),
  bankCreatePrivateFee: forPrivateCustomer.write(createPrivateFee),
  bankCreateBusinessFee: forCompany.write(createBusinessFee),
} satisfies Partial<Handlers>
