/** A private customer's product, as the bank reads and changes it. */
import { privateCustomer, privateCustomerHeld, unlessWorking } from '#sandbox/handlers/customer-of.ts'
import {
  getInactivityLock,
  getProduct,
  getProductChange,
  getProductLimit,
  removeInactivityLock,
} from '#sandbox/handlers/products/product-calls.ts'
import {
  cancelProductChange,
  createProductChange,
  withPendingChange,
} from '#sandbox/handlers/products/product-change-calls.ts'
import { handler } from '#sandbox/server/handler.ts'

export const bankProducts = {
  bankGetProduct: handler('bankGetProduct', { subject: privateCustomer, handle: getProduct }),
  bankGetProductLimit: handler('bankGetProductLimit', { subject: privateCustomer, handle: getProductLimit }),
  bankGetProductChange: handler('bankGetProductChange', { subject: privateCustomer, handle: getProductChange }),
  bankCreateProductChange: handler('bankCreateProductChange', {
    subject: privateCustomerHeld,
    handle: unlessWorking(createProductChange),
  }),
  bankCancelProductChange: handler('bankCancelProductChange', {
    subject: withPendingChange(privateCustomerHeld),
    handle: unlessWorking(cancelProductChange),
  }),
  bankGetInactivityLock: handler('bankGetInactivityLock', { subject: privateCustomer, handle: getInactivityLock }),
  bankRemoveInactivityLock: handler('bankRemoveInactivityLock', {
    subject: privateCustomerHeld,
    handle: unlessWorking(removeInactivityLock),
  }),
}
