import type { Product } from '#generated/model/product.ts'
import type { ProductType } from '#generated/model/product-type.ts'

/** One tier as a customer sees it; amounts in EUR per month. */
export type Tier = {
  type: ProductType
  cost: number
  /** The cost less the reduction, and never less than nothing. */
  paid: number
  limit: number
  /** Reduction of the own tier's cost; 0 means none (A84). */
  reduction: number
  /** Set on the customer's own tier. */
  own?: Pick<Product, 'activationDate' | 'terminationDate'>
}

/** Starter first, whichever is the customer's own; the own tier carries the product's dates and its reduction. Neither is own where the tier is newer than this portal. */
export function tiersOf(product: Product): [Tier, Tier] {
  const { activeProduct, inactiveProduct } = product.limits
  const reduction = product.costs.rabatt
  const reduced = (cost: number) => Math.max(0, Math.round((cost - reduction) * 100) / 100)
  const tier = (type: ProductType, cost: number): Tier =>
    type === product.productType
      ? { type, cost, paid: reduced(cost), limit: activeProduct, reduction, own: product }
      : { type, cost, paid: cost, limit: inactiveProduct, reduction: 0 }
  return [tier('Starter', product.costs.starter), tier('Premium', product.costs.premium)]
}
