/** The products of a private customer that a fee can belong to; pure. */
import type { FeeProduct } from '#generated/model/fee-product.ts'
import { tierOn } from '#sandbox/domain/product.ts'
import type { StoredProduct } from '#sandbox/storage/products.ts'
import type { formerProducts } from '#sandbox/storage/tables/fees.ts'

type Former = Pick<typeof formerProducts.$inferSelect, 'id' | 'productType' | 'activationDate'>

/** Those of the past, the one that the contract began with, and each change that is in effect; the active one first (A95). */
export function feeProducts(product: StoredProduct, former: readonly Former[], day: string): FeeProduct[] {
  const ended = product.terminationDate !== null && product.terminationDate < day
  const current = tierOn(product, day)
  const effective = product.changes.filter((change) => !change.cancelled && change.activationDate <= day)
  const begun = { ...product, id: product.customerId }
  return [...former, begun, ...effective]
    .map(({ id, productType, activationDate }) => ({
      productId: id,
      isActive: !ended && activationDate === current.activationDate && activationDate <= day,
      activationDate,
      productType,
    }))
    .toSorted(
      (one, other) =>
        Number(other.isActive) - Number(one.isActive) || other.activationDate.localeCompare(one.activationDate),
    )
}
