/** The customer's own number. */
import { changeWithCode, readCallNumber, requestSmsTan } from '#sandbox/handlers/contact/call-number.ts'
import { ownCustomer, ownCustomerHeld, unlessWorking } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'

export const privateCallNumber = {
  privateGetCallNumber: handler('privateGetCallNumber', { subject: ownCustomer, handle: readCallNumber }),
  privateRequestSmsTan: handler('privateRequestSmsTan', {
    subject: ownCustomerHeld,
    handle: unlessWorking(requestSmsTan),
  }),
  privateChangeCallNumber: handler('privateChangeCallNumber', {
    subject: ownCustomerHeld,
    handle: unlessWorking(changeWithCode),
  }),
}
