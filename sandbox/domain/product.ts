/** A private customer's product on a day, and the rules for changing it; pure. */
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import type { ProductChange } from '#generated/model/product-change.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import type { Product } from '#generated/model/product.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { dayOf, firstOfMonth } from '#contract-checks/vienna-day.ts'

/** The tier that a product began with, and the limits of a month of both. */
export type StoredTier = {
  customerId: string
  productType: ProductType
  activationDate: string
  starterLimitCents: number
  premiumLimitCents: number
  reductionCents: number
  version: number
}

/** A change of tier; it becomes effective by itself when its day comes. */
export type StoredChange = {
  id: string
  customerId: string
  productType: ProductType
  activationDate: string
  plannedOn: string
  cancelled: boolean
}

/** With every change that was ever requested, the earliest first, and the state of the customer. */
export type StoredProduct = StoredTier &
  Pick<Customer, 'terminationDate' | 'terminationReason' | 'inactivityLock'> & {
    changes: StoredChange[]
    /** By any lock, not only for inactivity. */
    locked: boolean
  }

/** Cost per month of each tier, in cents. */
const costCents = { Starter: 150, Premium: 390 }

const euros = (cents: number): number => cents / 100

const otherTier = (tier: ProductType): ProductType => (tier === 'Starter' ? 'Premium' : 'Starter')

/** The tier of a day and since when: the one it began with, or that of the last change whose day has come. */
export function tierOn(product: StoredProduct, day: string): Pick<StoredProduct, 'productType' | 'activationDate'> {
  return product.changes.findLast((change) => !change.cancelled && change.activationDate <= day) ?? product
}

/** The one change whose day is still to come. */
export const pendingOn = ({ changes }: StoredProduct, day: string): StoredChange | undefined =>
  changes.find((change) => !change.cancelled && change.activationDate > day)

const limitOf = (product: StoredProduct, tier: ProductType): number =>
  tier === 'Starter' ? product.starterLimitCents : product.premiumLimitCents

/** The limit of the month of a day, in cents. */
export const limitOn = (product: StoredProduct, day: string): number =>
  limitOf(product, tierOn(product, day).productType)

/** Whether somebody can pay with it: it has begun, has not ended (the termination date is its last day), and has no lock. */
export const isUsable = (product: StoredProduct, day: string): boolean =>
  product.activationDate <= day && (product.terminationDate ?? day) >= day && !product.locked

export function toProductResponse(product: StoredProduct, day: string): Product {
  const { productType, activationDate } = tierOn(product, day)
  return {
    productType,
    activationDate,
    terminationDate: product.terminationDate,
    terminationReason: product.terminationReason as PrivateTerminationReason | null,
    limits: {
      activeProduct: euros(limitOf(product, productType)),
      inactiveProduct: euros(limitOf(product, otherTier(productType))),
    },
    costs: {
      starter: euros(costCents.Starter),
      premium: euros(costCents.Premium),
      rabatt: euros(product.reductionCents),
    },
    productChangeId: pendingOn(product, day)?.id ?? null,
  }
}

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
 * Why a change is refused: the request itself before the state of the product (A147), and 460 before 412, so that a second change on one
 * day is refused as such even while the first one is pending (A57); undefined when it is fine. The termination date is the last day with
 * the product (A82, R315).
 */
export function refusedChange(
  product: StoredProduct,
  { productType, activationDate }: ProductChangeRequest,
  now: Date,
): 'tooEarly' | 412 | 460 | 461 | undefined {
  const today = dayOf(now)
  const { terminationDate } = product
  // The tier that the customer has is requested by a page that shows the former one, with the days of that one.
  const isOther = productType === otherTier(tierOn(product, today).productType)
  if (activationDate < (isOther ? earliestActivation(product, now) : today)) return 'tooEarly'
  if (terminationDate !== null && terminationDate < today) return 412
  if (product.changes.some(({ plannedOn }) => plannedOn === today)) return 460
  if (product.inactivityLock || pendingOn(product, today) !== undefined || !isOther) return 412
  return terminationDate !== null && activationDate > terminationDate ? 461 : undefined
}
