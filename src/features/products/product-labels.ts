import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The texts that differ between customers and bank staff (R127). */
export type ProductLabels = {
  title: MessageDescriptor
  /** The tier that the customer has, had, or will have. */
  ownTier: MessageDescriptor
  lastTier: MessageDescriptor
  futureTier: MessageDescriptor
  reduction: MessageDescriptor
  /** The use of the number, now and once the product has begun. */
  numberUse: MessageDescriptor
  futureUse: MessageDescriptor
  /** Possible reasons why nothing is left of the limit. */
  limitUsedUp: MessageDescriptor
  lockTitle: MessageDescriptor
  lockReason: MessageDescriptor
  lockQuestion: MessageDescriptor
  lockRemoved: MessageDescriptor
  /** Why no change is offered, and where to remove the lock. */
  changeWhileLocked: MessageDescriptor
  /** Shows the contact of the bank, which its staff do not need. */
  offersContact: boolean
}

/** The texts for bank staff. */
export const bankLabels: ProductLabels = {
  title: msg`Product`,
  ownTier: msg`Current tier`,
  lastTier: msg`Last tier`,
  futureTier: msg`Future tier`,
  reduction: msg`Reduction in euros`,
  numberUse: msg`The customer pays with this number.`,
  futureUse: msg`The customer will pay with this number.`,
  limitUsedUp: msg`The customer cannot pay at the moment: either the limit is used up, or a lock is set.`,
  lockTitle: msg`Inactivity lock`,
  lockReason: msg`The product was not used for a long time, so it is locked. Remove the lock when the customer asks for it.`,
  lockQuestion: msg`Please go through these data with the customer. Remove the lock only when both are still right.`,
  lockRemoved: msg`The inactivity lock is removed. The customer can pay again.`,
  changeWhileLocked: msg`The tier cannot be changed while the inactivity lock is set. Remove it at the top of this page when the customer asks for it, then you can choose a day here.`,
  offersContact: false,
}
