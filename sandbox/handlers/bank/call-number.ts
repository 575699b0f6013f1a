/** The number of a private customer; the bank changes it without a code (A08). */
import { changeByBank, readCallNumber } from '#sandbox/handlers/contact/call-number.ts'
import { privateCustomer, privateCustomerHeld, unlessWorking } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'

export const bankCallNumber = {
  bankGetCallNumber: handler('bankGetCallNumber', { subject: privateCustomer, handle: readCallNumber }),
  bankChangeCallNumber: handler('bankChangeCallNumber', {
    subject: privateCustomerHeld,
    handle: unlessWorking(changeByBank),
  }),
}
