import type { ProductsPort } from '#src/features/products/products-port.ts'
import { defineTabbedPage } from '#src/shared/page/page.ts'

/** Everything about one private customer's product, for the customer and for bank staff alike (R039 to R041). */
export const myPaybox = defineTabbedPage({
  catalogs: ['address'],
  tabs: {
    'my-products': {
      catalogs: ['products', 'transactions'],
      queries: ({ products }: { products: ProductsPort }) => [
        products.product(),
        products.limit(),
        products.callNumber(),
        products.change(),
        products.inactivityLock(),
      ],
    },
    'call-number': { catalogs: ['call-number'] },
    'personal-information': { catalogs: ['personal-data'] },
    'bank-data': { catalogs: ['personal-data'] },
    'privacy-policy': { catalogs: ['personal-data'] },
  },
})
