/** The customer's own product, its changes and its lock, as My products shows them. */
import { ownCustomer, ownCustomerHeld, unlessWorking } from '#sandbox/handlers/customer-of.ts'
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

export const privateProducts = {
  privateGetProduct: handler('privateGetProduct', { subject: ownCustomer, handle: getProduct }),
  privateGetProductLimit: handler('privateGetProductLimit', { subject: ownCustomer, handle: getProductLimit }),
  privateGetProductChange: handler('privateGetProductChange', { subject: ownCustomer, handle: getProductChange }),
  privateCreateProductChange: handler('privateCreateProductChange', {
    subject: ownCustomerHeld,
    handle: unlessWorking(createProductChange),
  }),
  privateCancelProductChange: handler('privateCancelProductChange', {
    subject: withPendingChange(ownCustomerHeld),
    handle: unlessWorking(cancelProductChange),
  }),
  privateGetInactivityLock: handler('privateGetInactivityLock', { subject: ownCustomer, handle: getInactivityLock }),
  privateRemoveInactivityLock: handler('privateRemoveInactivityLock', {
    subject: ownCustomerHeld,
    handle: unlessWorking(removeInactivityLock),
  }),
}
