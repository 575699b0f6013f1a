/** State and tiers of a product, from what the bank answers. */
import { msg } from '@lingui/core/macro'
import type { PendingProductChange } from '#generated/model/pending-product-change.ts'
import type { Product } from '#generated/model/product.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import { formatDayInWords, formatDate } from '#src/shared/format/day.ts'
import type { State } from '#src/shared/elements/status-badge.tsx'

/** The state of a product, with its day (R531, A139). */
export type ProductState =
  | { name: 'active' | 'locked' }
  | { name: 'future' | 'changing' | 'ending' | 'ended'; day: string }

/** Resolves the state: an end goes before a lock, a future start, a planned end and a planned change; days are YYYY-MM-DD in Vienna. */
export function productState(
  { activationDate, terminationDate }: Pick<Product, 'activationDate' | 'terminationDate'>,
  pending: PendingProductChange | null,
  locked: boolean,
  today: string,
): ProductState {
  if (terminationDate !== null && terminationDate < today) return { name: 'ended', day: terminationDate }
  if (locked) return { name: 'locked' }
  if (activationDate > today) return { name: 'future', day: activationDate }
  if (terminationDate !== null) return { name: 'ending', day: terminationDate }
  return pending === null ? { name: 'active' } : { name: 'changing', day: pending.activationDate }
}

/** The last day is over: paying with it and changing its tier are not possible (R122, A82). */
export const hasEnded = ({ name }: ProductState): boolean => name === 'ended'

/** The customer can pay with it today. */
export const isInUse = ({ name }: ProductState): boolean => name !== 'ended' && name !== 'locked' && name !== 'future'

/** Label and tone of the state (R531). */
export function toBadgeState(state: ProductState, locale: string): State {
  const date = 'day' in state ? state.day : ''
  const day = state.name === 'ended' ? formatDate(date) : date && formatDayInWords(date, locale)
  const states: Record<ProductState['name'], State> = {
    active: { label: msg`Active`, tone: 'good' },
    locked: { label: msg`Locked`, tone: 'bad' },
    future: { label: msg`Begins on ${day}`, tone: 'waiting' },
    changing: { label: msg`Change planned for ${day}`, tone: 'waiting' },
    ending: { label: msg`Ends on ${day}`, tone: 'waiting' },
    ended: { label: msg`Ended on ${day}`, tone: 'bad' },
  }
  return states[state.name]
}

/** A tier as the customer sees it; amounts in EUR per month. */
export type Tier = {
  type: ProductType
  cost: number
  /** The cost less the reduction, at least 0. */
  reducedCost: number
  limit: number
  /** Reduction of the own tier's cost; 0 means none (A84). */
  reduction: number
  /** Only of the customer's own tier. */
  product?: Pick<Product, 'activationDate' | 'terminationDate'>
}

/**
 * Starter and Premium; the customer's own tier has the product's dates and its reduction. Neither is their own when the tier is newer
 * than this portal.
 */
export function tiersOf(product: Product): [Tier, Tier] {
  const { activeProduct, inactiveProduct } = product.limits
  const reduction = product.costs.rabatt
  const reduced = (cost: number) => Math.max(0, Math.round((cost - reduction) * 100) / 100)
  const tier = (type: ProductType, cost: number): Tier =>
    type === product.productType
      ? { type, cost, reducedCost: reduced(cost), limit: activeProduct, reduction, product }
      : { type, cost, reducedCost: cost, limit: inactiveProduct, reduction: 0 }
  return [tier('Starter', product.costs.starter), tier('Premium', product.costs.premium)]
}
