import { msg } from '@lingui/core/macro'
import type { ProductLabels } from './product-labels.ts'

/** The texts for customers, in a file of their own: only here "Ihr" may mean what the customer has (scripts/i18n/readers.ts). */
export const customerLabels: ProductLabels = {
  title: msg`Your product`,
  ownTier: msg`Your tier`,
  lastTier: msg`Your last tier`,
  futureTier: msg`Your future tier`,
  reduction: msg`Your reduction in euros`,
  numberUse: msg`You pay with this number.`,
  futureUse: msg`You will pay with this number.`,
  limitUsedUp: msg`You cannot pay at the moment: either you have used up your limit, or your paybox is locked. If you do not know why, please ask our service line.`,
  lockTitle: msg`Your paybox is locked`,
  lockReason: msg`You have not paid with it for a long time, so we locked it to keep you safe. Remove the lock and you can pay again at once.`,
  lockQuestion: msg`Please check whether this is still right: you pay with this number, and we collect from this account. If something is wrong, please change your phone number first; for your bank data please ask our service line.`,
  lockRemoved: msg`The lock is removed. You can pay again.`,
  changeWhileLocked: msg`You cannot change the tier while your paybox is locked. Remove the lock at the top of this page, then you can choose a day here.`,
  offersContact: true,
}
