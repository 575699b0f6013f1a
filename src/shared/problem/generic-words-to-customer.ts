/** The generic errors for customers; in the catalog of the first step of the login, unlike words-to-customer.ts. */
import { msg } from '@lingui/core/macro'
import { servicePhone } from '../settings/service-phone.ts'

export const callWithSupportId = msg`Something went wrong on our side. Please try again. If it happens again, call us on ${servicePhone} and quote the support ID.`

export const callUs = msg`Something went wrong on our side. Please try again. If it happens again, call us on ${servicePhone}.`
