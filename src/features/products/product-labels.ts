import type { MessageDescriptor } from '@lingui/core'

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
  /** Whether who reads this may be sent to the bank. */
  asksBank: boolean
}
