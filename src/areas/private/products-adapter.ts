import { getPrivateGetCallNumberSuspenseQueryOptions } from '#generated/api/private-call-number/private-call-number.ts'
import {
  getPrivateGetProductLimitSuspenseQueryOptions,
  getPrivateGetProductSuspenseQueryOptions,
} from '#generated/api/private-products/private-products.ts'
import type { ProductsPort } from '#src/features/products/products-port.ts'

export const productsAdapter: ProductsPort = {
  product: () => getPrivateGetProductSuspenseQueryOptions(),
  limit: () => getPrivateGetProductLimitSuspenseQueryOptions(),
  callNumber: () => getPrivateGetCallNumberSuspenseQueryOptions(),
}
