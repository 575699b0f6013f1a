/** Sentences for customers only: for a private customer, and for an administrator about the numbers of the company. */
import { msg } from '@lingui/core/macro'
import { servicePhone } from '#src/shared/settings/service-phone.ts'
import type { PaymentWords } from './transactions-port.ts'

export const unknownPayment = msg`If you do not recognise this payment, please call us on ${servicePhone} and quote the payment ID.`

export const customerWords: PaymentWords = {
  states: {
    reserved: msg`The amount is reserved and counts towards your monthly limit. It is charged as soon as the merchant confirms the payment. You do not have to do anything.`,
    reserveFailed: msg`The payment was refused. You pay nothing.`,
    captured: msg`The payment is complete. You find the amount on your next receipt, unless it is on one already. You do not have to do anything.`,
    captureFailed: msg`The amount could not be charged. It no longer counts towards your monthly limit. If you have received the goods or the service, please ask the merchant how you can pay.`,
    cancelled: msg`The merchant cancelled the payment before it was charged. You pay nothing and do not have to do anything.`,
    cancelFailed: msg`The merchant wanted to cancel the payment, but this failed. Please check your next receipt: if the amount is on it, ask the merchant to pay it back.`,
    refund: msg`The merchant paid the amount back. It does not count towards your monthly limit. You do not have to do anything.`,
    refundFailed: msg`The merchant wanted to pay the amount back, but this failed. Please ask the merchant to try again and quote the payment ID.`,
  },
  refusals: {
    locked: msg`A lock was set at that time. If it is still set, please call us on ${servicePhone}.`,
    limit: msg`Too little was left of your monthly limit. You can pay smaller amounts at once, and this amount when the new month has begun.`,
    numberLimit: msg`Too little was left of the limit of the phone number. Please call us on ${servicePhone}.`,
    other: msg`Neither your limit nor a lock was the reason. Please try again. If the payment is refused once more, ask the merchant or call us on ${servicePhone}.`,
    unknown: msg`The reason is not stored. Look up under “My paybox” what is left of your monthly limit, and then try again. If the payment is refused once more, please call us on ${servicePhone}.`,
  },
}

export const administratorWords: PaymentWords = {
  states: {
    reserved: msg`The amount is reserved and counts towards the monthly limit of your company. It is charged as soon as the merchant confirms the payment. You do not have to do anything.`,
    reserveFailed: msg`The payment was refused. Your company pays nothing.`,
    captured: msg`The payment is complete. You find the amount on the next receipt of your company, unless it is on one already. You do not have to do anything.`,
    captureFailed: msg`The amount could not be charged. It no longer counts towards the monthly limit of your company. If the goods or the service have been received, the person with this phone number should ask the merchant how to pay.`,
    cancelled: msg`The merchant cancelled the payment before it was charged. Your company pays nothing, and you do not have to do anything.`,
    cancelFailed: msg`The merchant wanted to cancel the payment, but this failed. Please check the next receipt of your company: if the amount is on it, ask the merchant to pay it back.`,
    refund: msg`The merchant paid the amount back. It does not count towards the monthly limit of your company. You do not have to do anything.`,
    refundFailed: msg`The merchant wanted to pay the amount back to your company, but this failed. Please ask the merchant to try again and quote the payment ID.`,
  },
  refusals: {
    locked: msg`The company or the phone number was locked at that time. Look up under “Calling numbers” whether the number is still blocked; about a lock of the company please call us on ${servicePhone}.`,
    limit: msg`Too little was left of the monthly limit of your company. Smaller amounts are possible at once. About a higher limit please call us on ${servicePhone}.`,
    numberLimit: msg`Too little was left of the limit of this phone number. You can raise it under “Calling numbers”.`,
    other: msg`Neither a limit nor a lock was the reason. Please have the person with this phone number try again. If the payment is refused once more, ask the merchant or call us on ${servicePhone}.`,
    unknown: msg`The reason is not stored. Look up under “Calling numbers” whether the number is active and what its limit is, and above the list what is left for your company.`,
  },
}
