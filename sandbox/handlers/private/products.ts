/** The customer's own product and limit, as My products shows them. */
import { limitOutside, productOutside } from '#sandbox/domain/product.ts'
import { ownCustomer } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'
import { productOf } from '#sandbox/storage/products.ts'

export const privateProducts = {
  privateGetProduct: handler('privateGetProduct', {
    subject: ownCustomer,
    handle: async ({ db }, customer) => ({
      status: 200,
      body: productOutside(await productOf(db, customer)),
    }),
  }),
  privateGetProductLimit: handler('privateGetProductLimit', {
    subject: ownCustomer,
    handle: async ({ db }, customer) => ({
      status: 200,
      body: limitOutside(await productOf(db, customer)),
    }),
  }),
}
