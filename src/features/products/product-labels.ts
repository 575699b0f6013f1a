import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What reads differently for the person whose product it is and for bank staff who look after them (R127). */
export type ProductLabels = {
  product: MessageDescriptor
  /** The tier that the customer has, had, and will have. */
  ownTier: MessageDescriptor
  lastTier: MessageDescriptor
  futureTier: MessageDescriptor
  reduction: MessageDescriptor
  /** What the number is for, now and once the product has begun. */
  numberUse: MessageDescriptor
  futureUse: MessageDescriptor
  /** Why nothing is left, as far as the limit tells. */
  nothingLeft: MessageDescriptor
  locked: MessageDescriptor
  lockReason: MessageDescriptor
  lockQuestion: MessageDescriptor
  lockRemoved: MessageDescriptor
  /** Why no change is offered, and where that is put right. */
  lockedChange: MessageDescriptor
}

export const customerLabels: ProductLabels = {
  product: msg`Your product`,
  ownTier: msg`Your tier`,
  lastTier: msg`Your last tier`,
  futureTier: msg`Your future tier`,
  reduction: msg`Your reduction in euros`,
  numberUse: msg`You pay with this number.`,
  futureUse: msg`You will pay with this number.`,
  nothingLeft: msg`You cannot pay at the moment: either you have used up your limit, or your paybox is locked. If you do not know why, please ask our service line.`,
  locked: msg`Your paybox is locked`,
  lockReason: msg`You have not paid with it for a long time, so we locked it to keep you safe. Remove the lock and you can pay again at once.`,
  lockQuestion: msg`Please check whether this is still right: you pay with this number, and we collect from this account. If something is wrong, please change your phone number first; for your bank data please ask our service line.`,
  lockRemoved: msg`The lock is removed. You can pay again.`,
  lockedChange: msg`You cannot change the tier while your paybox is locked. Remove the lock at the top of this page, then you can choose a day here.`,
}

export const bankLabels: ProductLabels = {
  product: msg`Product`,
  ownTier: msg`Current tier`,
  lastTier: msg`Last tier`,
  futureTier: msg`Future tier`,
  reduction: msg`Reduction in euros`,
  numberUse: msg`The customer pays with this number.`,
  futureUse: msg`The customer will pay with this number.`,
  nothingLeft: msg`The customer cannot pay at the moment: either the limit is used up, or a lock is set.`,
  locked: msg`Inactivity lock`,
  lockReason: msg`The product was not used for a long time, so it is locked. Remove the lock when the customer asks for it.`,
  lockQuestion: msg`Please go through these data with the customer. Remove the lock only when both are still right.`,
  lockRemoved: msg`The inactivity lock is removed. The customer can pay again.`,
  lockedChange: msg`The tier cannot be changed while the inactivity lock is set. Remove it at the top of this page when the customer asks for it, then you can choose a day here.`,
}
