import { msg } from '@lingui/core/macro'
import type { PendingProductChange } from '#generated/model/pending-product-change.ts'
import type { Product } from '#generated/model/product.ts'
import type { State } from '#src/shared/elements/status-badge.tsx'
import { formatDate } from '#src/shared/format/date.ts'

/** The state of a product, with the day that it is about (R531, A139). */
export type ProductState =
  | { name: 'active' | 'locked' }
  | { name: 'future' | 'changing' | 'ending' | 'ended'; day: string }

/** What has ended says most, then a lock, a beginning to come, a planned end and a change; days are YYYY-MM-DD in Vienna. */
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

/** Nobody pays with it, and nobody changes its tier any more: its last day is over (R122, A82). */
export const hasEnded = ({ name }: ProductState): boolean => name === 'ended'

/** Somebody pays with it today. */
export const isInUse = ({ name }: ProductState): boolean => name !== 'ended' && name !== 'locked' && name !== 'future'

/** The state in words, with its day (R531). */
export function stateOf(state: ProductState): State {
  const day = 'day' in state ? formatDate(state.day) : ''
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
