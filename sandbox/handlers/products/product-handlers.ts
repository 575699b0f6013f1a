/** A private customer's product, its changes and its lock. */
import { on, read, write } from '#sandbox/handlers/entry.ts'
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
  pendingChange,
} from '#sandbox/handlers/products/product-change-calls.ts'
import { twins } from '#sandbox/handlers/twins.ts'
import { own, person } from '#sandbox/handlers/ways.ts'

export const productHandlers = twins(
  { private: own, bank: person },
  {
    GetProduct: read(getProduct),
    GetProductLimit: read(getProductLimit),
    GetProductChange: read(getProductChange),
    CreateProductChange: write(createProductChange),
    CancelProductChange: on(pendingChange).write(cancelProductChange),
    GetInactivityLock: read(getInactivityLock),
    RemoveInactivityLock: write(removeInactivityLock),
  },
)
