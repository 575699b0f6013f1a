import { msg } from '@lingui/core/macro'
import type { ProductLabels } from './product-labels.ts'

/** As bank staff are told of a customer's. */
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
  asksBank: false,
}
