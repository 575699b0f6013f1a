/** The customer's own product, limit and number, as My products shows them. */
import { limitOutside, productOutside } from '#sandbox/domain/product.ts'
import { type Session, handler } from '#sandbox/server/handler.ts'
import { callNumberOf, productOf } from '#sandbox/storage/products.ts'

/** The customer that the session belongs to; a private account always has one. */
function customerIdOf({ account }: Session): string {
  if (account.customerId === null) throw new Error(`The account ${account.id} belongs to no customer`)
  return account.customerId
}

export const privateProducts = {
  privateGetProduct: handler('privateGetProduct', {
    handle: async ({ db, session }) => ({
      status: 200,
      body: productOutside(await productOf(db, customerIdOf(session))),
    }),
  }),
  privateGetProductLimit: handler('privateGetProductLimit', {
    handle: async ({ db, session }) => ({
      status: 200,
      body: limitOutside(await productOf(db, customerIdOf(session))),
    }),
  }),
  privateGetCallNumber: handler('privateGetCallNumber', {
    handle: async ({ db, session }) => ({
      status: 200,
      body: { callNumber: await callNumberOf(db, customerIdOf(session)) },
    }),
  }),
}
