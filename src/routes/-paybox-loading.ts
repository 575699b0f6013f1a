import type { ProductsPort } from '#src/features/products/products-port.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import type { Query } from '#src/shared/query/port.ts'

// Loaders are part of the first file: nothing of a screen may be imported here (docs/decisions/005).

/** The words of all tabs of My paybox. */
export const loadPayboxWords = () =>
  Promise.all(['my-paybox', 'products', 'call-number', 'personal-data', 'address'].map((name) => loadCatalog(name)))

/** What the first tab asks. */
export const payboxQuestions = ({ products }: { products: ProductsPort }): Query<unknown>[] => [
  products.product(),
  products.limit(),
  products.callNumber(),
  products.change(),
  products.inactivityLock(),
]
