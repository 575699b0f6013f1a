import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { Product } from '#generated/model/product.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { Query } from '#src/shared/query/port.ts'

/** What the products of one customer need; the customer's own area and the bank answer in their own way. */
export type ProductsPort = {
  product: () => Query<Product>
  limit: () => Query<ProductLimit>
  callNumber: () => Query<CustomerCallNumber>
}
