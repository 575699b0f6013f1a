/** Whether and from when a product may change its tier; pure. */
import type { ProductChange } from '#generated/model/product-change.ts'
import type { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import { type StoredProduct, otherTier, pendingOn, tierOn } from '#sandbox/domain/product.ts'
import { dayOf, firstOfMonth } from '#sandbox/domain/vienna.ts'

/** Today on Starter, the first day of the next month on Premium (A81); never before the product itself begins. */
export function earliestActivation(product: StoredProduct, now: Date): string {
  const { productType, activationDate } = tierOn(product, dayOf(now))
  const earliest = productType === 'Starter' ? dayOf(now) : firstOfMonth(now, 1)
  return activationDate > earliest ? activationDate : earliest
}

export function toProductChangeResponse(product: StoredProduct, now: Date): ProductChange {
  const pending = pendingOn(product, dayOf(now))
  return {
    pendingChange: pending
      ? { productChangeId: pending.id, productType: pending.productType, activationDate: pending.activationDate }
      : null,
    earliestActivationDate: earliestActivation(product, now),
  }
}

/**
 * Why a change is refused (A57): 460 before 412, so that a second change on one day is told as that also while the first
 * one is pending; undefined when it is fine. The termination date is the last day with the product (A82, R315).
 */
export function refusedChange(
  product: StoredProduct,
  { productType, activationDate }: ProductChangeRequest,
  now: Date,
): 'tooEarly' | 412 | 460 | 461 | undefined {
  const today = dayOf(now)
  const { terminationDate } = product
  if (terminationDate !== null && terminationDate < today) return 412
  if (product.changes.some(({ plannedOn }) => plannedOn === today)) return 460
  if (product.inactivityLock || pendingOn(product, today) !== undefined) return 412
  if (productType !== otherTier(tierOn(product, today).productType)) return 412
  if (activationDate < earliestActivation(product, now)) return 'tooEarly'
  return terminationDate !== null && activationDate > terminationDate ? 461 : undefined
}
