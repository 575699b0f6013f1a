import { msg } from '@lingui/core/macro'
import { servicePhone } from '#src/shared/settings/service-phone.ts'
import type { ProductLabels } from './product-labels.ts'

/** The texts for customers, in a file of their own: only here "Ihr" may mean what the customer has (scripts/i18n/readers.ts). */
export const customerLabels: ProductLabels = {
  title: msg`Your product`,
  ownTier: msg`Your plan`,
  lastTier: msg`Your last plan`,
  futureTier: msg`Your future plan`,
  reduction: msg`Your discount in euros`,
  numberUse: msg`You pay with this number.`,
  futureUse: msg`You will pay with this number.`,
  nothingLeft: () =>
    msg`You cannot pay at the moment, because nothing is left of your limit. If that cannot be right, please call us on ${servicePhone}.`,
  lockTitle: msg`Your paybox is locked`,
  lockReason: msg`You have not paid with it for a long time, so we have locked it for your security. Remove the lock and you can pay again at once.`,
  lockQuestion: msg`Please check that this is still correct: you pay with this number, and we take payments from this account. If your number is wrong, please change it first. If your account is wrong, please call us on ${servicePhone}.`,
  lockRemoved: msg`Lock removed. You can pay again.`,
  changeWhileLocked: msg`You cannot change your plan while your paybox is locked. Remove the lock at the top of this page. Then you can choose a day here.`,
  staysOn: (current) => msg`You will stay on ${current}.`,
  offersContact: true,
}
