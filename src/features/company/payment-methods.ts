import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethod } from '#generated/model/payment-method.ts'

/** R556 */
export const paymentMethods: Record<PaymentMethod, MessageDescriptor> = {
  OPEN_INVOICE: msg`By invoice`,
  COLLECTION: msg`Direct debit`,
}
