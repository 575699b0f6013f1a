/** Fees and credits that the bank adds, ends and deletes, for private customers and companies alike. */
import {
  forCompany,
  forPrivateCustomer,
  type Handlers,
  type ReadCall,
  type WriteCall,
  created,
  noContent,
  invalid,
  ok,
  okList,
  refuse,
} from '#sandbox/handlers/handler.ts'
import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
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
import { dayOf } from '#contract-checks/vienna-day.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { feeTarget } from '#sandbox/domain/history-target.ts'
import { record } from '#sandbox/storage/history.ts'
import { productOf } from '#sandbox/storage/customers.ts'
import { fees, formerProducts } from '#sandbox/storage/tables/products.ts'

type FeeOfCustomer = { customer: Customer; fee: StoredFee }

async function listFees({ db }: ReadCall, { id }: Customer) {
  return okList((await feesOf(db, id)).map(toFeeResponse))
}

async function productsOf({ db, now }: ReadCall, customer: Customer) {
  return feeProducts(await productOf(db, customer), await formerProductsOf(db, customer.id), dayOf(now))
}

async function listFeeProducts(call: ReadCall, customer: Customer) {
  return ok({ products: await productsOf(call, customer) })
}

async function create(
  call: WriteCall<CreatePrivateFeeRequest | CreateBusinessFeeRequest>,
  customer: Customer,
  product: FeeAssignedProduct | null,
) {
  const { db, body } = call
  const { transactionText, itemType, startDate, plannedEndDate = null } = body
  const fee = { transactionText, itemType, startDate, plannedEndDate, amountCents: Math.round(body.amount * 100) }
  if (exceedsMonthlyCredit(fee, await feesOf(db, customer.id)))
    return refuse(call, 465, `The sum of one-time credits exceeds ${monthlyCreditLimit} EUR in this month`)
  const row = {
    ...fee,
    id: randomUUID(),
    customerId: customer.id,
    productType: product?.type ?? null,
    productActivationDate: product?.activationDate ?? null,
  }
  const [added] = await db.insert(fees).values(row).returning()
  await record(call, feeTarget(customer, added!), `${wordOf(added!)} angelegt`, addedFields(added!))
  return created(toFeeResponse(added!))
}

const wordOf = ({ amountCents }: StoredFee) => (amountCents < 0 ? 'Gutschrift' : 'Gebühr')

async function createPrivateFee(call: WriteCall<CreatePrivateFeeRequest>, customer: Customer) {
  const chosen = (await productsOf(call, customer)).find(({ productId }) => productId === call.body.productId)
  if (chosen === undefined) return invalid(call, [{ field: 'productId', rule: 'enum', code: 'PRODUCT_UNKNOWN' }])
  return create(call, customer, { type: chosen.productType, activationDate: chosen.activationDate })
}

const createBusinessFee = (call: WriteCall<CreateBusinessFeeRequest>, customer: Customer) =>
  create(call, customer, null)

/** The fee that the path names, with its customer; undefined, a 404, when the customer has none. */
async function namedFee(
  { db, params }: { db: Database; params: { feeId: string } },
  customer: Customer,
): Promise<FeeOfCustomer | undefined> {
  const isNamed = and(eq(fees.id, params.feeId), eq(fees.customerId, customer.id))
  const [fee] = await db.select().from(fees).where(isNamed)
  return fee && { customer, fee }
}

/** Refuses what the portal does not offer (R551 to R554). */
const notOffered = (call: WriteCall) => refuse(call, 400, 'The fee cannot be changed any more', { violations: [] })

async function updateFee(call: WriteCall<UpdateFeeRequest>, { customer, fee }: FeeOfCustomer) {
  if (!isEndEditable(fee, call.now)) return notOffered(call)
  if (isEndTooEarly(fee, call.body.plannedEndDate, call.now))
    return invalid(call, [{ field: 'plannedEndDate', rule: 'minDate', code: 'END_TOO_EARLY' }])
  const { plannedEndDate } = call.body
  await call.db.update(fees).set({ plannedEndDate }).where(eq(fees.id, fee.id))
  const changes = changedFields(fee, { plannedEndDate })
  await record(call, feeTarget(customer, fee), `Geplantes Ende einer ${wordOf(fee)} geändert`, changes)
  return noContent
}

async function removePlannedEnd(call: WriteCall, { customer, fee }: FeeOfCustomer) {
  if (!isEndEditable(fee, call.now)) return notOffered(call)
  await call.db.update(fees).set({ plannedEndDate: null }).where(eq(fees.id, fee.id))
  const changes = changedFields(fee, { plannedEndDate: null })
  await record(call, feeTarget(customer, fee), `Geplantes Ende einer ${wordOf(fee)} entfernt`, changes)
  return noContent
}

async function removeFee(call: WriteCall, { customer, fee }: FeeOfCustomer) {
  if (!isDeletable(fee, call.now)) return notOffered(call)
  await call.db.delete(fees).where(eq(fees.id, fee.id))
  await record(call, feeTarget(customer, fee), `${wordOf(fee)} gelöscht`, removedFields(fee))
  return noContent
}

/** In descending order of their start. */
const feesOf = (db: Database, customerId: string): Promise<StoredFee[]> =>
  db
    .select()
    .from(fees)
    .where(eq(fees.customerId, customerId))
    .orderBy(desc(fees.startDate), asc(fees.transactionText), asc(fees.id))

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
