import type { PendingProductChange } from '#generated/model/pending-product-change.ts'
import type { Product } from '#generated/model/product.ts'

/** The state of a product, with the day that it is about (R531, A139). */
export type ProductState =
  { name: 'active' | 'locked' } | { name: 'future' | 'changing' | 'ending' | 'ended'; day: string }

/** What has ended says most, then a lock, a planned end, a change and a beginning; days are YYYY-MM-DD in Vienna. */
export function productState(
  { activationDate, terminationDate }: Pick<Product, 'activationDate' | 'terminationDate'>,
  pending: PendingProductChange | null,
  locked: boolean,
  today: string,
): ProductState {
  if (terminationDate !== null && terminationDate < today) return { name: 'ended', day: terminationDate }
  if (locked) return { name: 'locked' }
  if (terminationDate !== null) return { name: 'ending', day: terminationDate }
  if (pending !== null) return { name: 'changing', day: pending.activationDate }
  return activationDate > today ? { name: 'future', day: activationDate } : { name: 'active' }
}

/** The termination date is the last day with the product: nobody changes it after that (R122, A82). */
export const mayChange = ({ terminationDate }: Pick<Product, 'terminationDate'>, today: string): boolean =>
  terminationDate === null || terminationDate >= today
