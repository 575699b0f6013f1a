import { msg } from '@lingui/core/macro'
import { servicePhone } from '../../settings/service-phone.ts'

export const ownChangeRuns = msg`A change to your data is still in progress. Nothing was changed. Please try again in a few minutes.`

export const unreadableToCustomer = msg`We received an answer that we could not read. Please try again. If it happens again, call us on ${servicePhone} and quote the support ID.`
