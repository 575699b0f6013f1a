/** What a product looks like from outside on a day; pure. */
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import type { Product } from '#generated/model/product.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { StoredChange, StoredProduct } from '#sandbox/storage/products.ts'

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
  euros(tier === 'Starter' ? product.starterLimitCents : product.premiumLimitCents)

export function productOutside(product: StoredProduct, day: string): Product {
  const { productType, activationDate } = tierOn(product, day)
  return {
    productType,
    activationDate,
    terminationDate: product.terminationDate,
    terminationReason: product.terminationReason as PrivateTerminationReason | null,
    limits: {
      activeProduct: limitOf(product, productType),
      inactiveProduct: limitOf(product, otherTier(productType)),
    },
    costs: {
      starter: euros(costCents.Starter),
      premium: euros(costCents.Premium),
      rabatt: euros(product.reductionCents),
    },
    productChangeId: pendingOn(product, day)?.id ?? null,
  }
}

/** Spent in the month of a day; each month begins anew. */
const spentOn = ({ spentIn, spentCents }: StoredProduct, day: string): number =>
  spentIn?.slice(0, 7) === day.slice(0, 7) ? spentCents : 0

/** What is left is never below zero, whatever was spent before a limit went down. */
export function limitOutside(product: StoredProduct, day: string): ProductLimit {
  const monthlyLimitEUR = limitOf(product, tierOn(product, day).productType)
  return {
    monthlyLimitEUR,
    remainingLimitEUR: Math.max(0, Math.round(monthlyLimitEUR * 100) - spentOn(product, day)) / 100,
  }
}
