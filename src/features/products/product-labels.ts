import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentObstacles } from '#src/shared/ui/payment-obstacles.ts'

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
  /** Why nothing is left of the limit, as far as the reader may know it. */
  nothingLeft: (obstacles: PaymentObstacles | undefined) => MessageDescriptor
  lockTitle: MessageDescriptor
  lockReason: MessageDescriptor
  lockQuestion: MessageDescriptor
  lockRemoved: MessageDescriptor
  /** The plan that goes on when a planned change is cancelled. */
  staysOn: (current: string) => MessageDescriptor
  /** Why no change is offered, and where to remove the lock. */
  changeWhileLocked: MessageDescriptor
  /** Shows the contact of the bank, which its staff do not need. */
  offersContact: boolean
}

/** The texts for bank staff. */
export const bankLabels: ProductLabels = {
  title: msg`Product`,
  ownTier: msg`Current plan`,
  lastTier: msg`Last plan`,
  futureTier: msg`Future plan`,
  reduction: msg`Discount in euros`,
  numberUse: msg`The customer pays with this number.`,
  futureUse: msg`The customer will pay with this number.`,
  nothingLeft: ({ locks, hasEnded } = { locks: '', hasEnded: false }) => {
    if (hasEnded) return msg`The customer cannot pay, because the contract has ended.`
    if (locks !== '') return msg`The customer cannot pay at the moment, because of a lock: ${locks}.`
    return msg`The customer cannot pay at the moment, because the limit for this month is used up.`
  },
  lockTitle: msg`Inactivity lock`,
  lockReason: msg`The product has not been used for a long time, so it is locked. Remove the lock if the customer asks for it.`,
  lockQuestion: msg`Please go through these details with the customer. Only remove the lock if both are still correct.`,
  lockRemoved: msg`Inactivity lock removed. The customer can pay again.`,
  changeWhileLocked: msg`The plan cannot be changed while the inactivity lock is set. If the customer asks for it, remove the lock at the top of this page. Then you can choose a day here.`,
  staysOn: (current) => msg`The customer will stay on ${current}.`,
  offersContact: false,
}
