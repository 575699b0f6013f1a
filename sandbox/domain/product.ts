/** What a product looks like from outside; pure. */
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { Product } from '#generated/model/product.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { StoredProduct } from '#sandbox/storage/products.ts'

/** Cost per month of each tier, in cents. */
const costCents = { Starter: 150, Premium: 390 }

const euros = (cents: number): number => cents / 100

export const productOutside = (product: StoredProduct): Product => ({
  productType: product.productType,
  activationDate: product.activationDate,
  terminationDate: product.terminationDate,
  terminationReason: product.terminationReason as PrivateTerminationReason | null,
  limits: { activeProduct: euros(product.limitCents), inactiveProduct: euros(product.otherLimitCents) },
  costs: {
    starter: euros(costCents.Starter),
    premium: euros(costCents.Premium),
    rabatt: euros(product.reductionCents),
  },
  productChangeId: null, // changes come with the private customer's area
})

/** What is left is never below zero, whatever was spent before a limit went down. */
export const limitOutside = ({ limitCents, spentCents }: StoredProduct): ProductLimit => ({
  monthlyLimitEUR: euros(limitCents),
  remainingLimitEUR: euros(Math.max(0, limitCents - spentCents)),
})
