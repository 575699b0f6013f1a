/** The products of a private customer that a fee can belong to; pure. */
import type { FeeProduct } from '#generated/model/fee-product.ts'
import type { FeeProductType } from '#generated/model/fee-product-type.ts'
import { type StoredProduct, tierOn } from '#sandbox/domain/product.ts'

/** What a private customer had before the product that they have now. */
export type FormerProduct = {
  id: string
  customerId: string
  productType: FeeProductType
  activationDate: string
}
type Former = Omit<FormerProduct, 'customerId'>

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
