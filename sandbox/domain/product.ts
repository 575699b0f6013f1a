/** What a product looks like from outside on a day; pure. */
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import type { Product } from '#generated/model/product.ts'
import type { Customer } from '#sandbox/domain/customer.ts'

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

/** With every change that was ever asked for, the earliest first, and what the customer's record says about it. */
export type StoredProduct = StoredTier &
  Pick<Customer, 'terminationDate' | 'terminationReason' | 'inactivityLock'> & {
    changes: StoredChange[]
    /** By any lock, not only for inactivity. */
    locked: boolean
  }

/** Cost per month of each tier, in cents. */
const costCents = { Starter: 150, Premium: 390 }

const euros = (cents: number): number => cents / 100

export const otherTier = (tier: ProductType): ProductType => (tier === 'Starter' ? 'Premium' : 'Starter')

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
