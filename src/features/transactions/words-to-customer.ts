/** Sentences for customers only. */
import { msg } from '@lingui/core/macro'
import { servicePhone } from '#src/shared/settings/service-phone.ts'

export const unknownPayment = msg`If you do not recognise this payment, please call us on ${servicePhone} and quote the payment ID.`
