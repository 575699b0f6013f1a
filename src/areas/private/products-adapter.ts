import { getPrivateGetCallNumberSuspenseQueryOptions } from '#generated/api/private-call-number/private-call-number.ts'
import { getPrivateGetBankDataSuspenseQueryOptions } from '#generated/api/private-personal-data/private-personal-data.ts'
import {
  getPrivateGetInactivityLockSuspenseQueryOptions,
  getPrivateGetProductChangeSuspenseQueryOptions,
  getPrivateGetProductLimitSuspenseQueryOptions,
  getPrivateGetProductQueryKey,
  getPrivateGetInactivityLockQueryKey,
  getPrivateGetProductSuspenseQueryOptions,
  privateCancelProductChange,
  privateCreateProductChange,
  privateRemoveInactivityLock,
} from '#generated/api/private-products/private-products.ts'
import type { ProductsPort } from '#src/features/products/products-port.ts'
import { command } from '#src/shared/query/port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'

/** The product with its limit and its change. */
const product = [getPrivateGetProductQueryKey()]
const lock = [getPrivateGetInactivityLockQueryKey()]

export const productsAdapter: ProductsPort = {
  product: () => getPrivateGetProductSuspenseQueryOptions(),
  limit: () => getPrivateGetProductLimitSuspenseQueryOptions(),
  callNumber: () => getPrivateGetCallNumberSuspenseQueryOptions(),
  change: () => getPrivateGetProductChangeSuspenseQueryOptions(),
  inactivityLock: () => getPrivateGetInactivityLockSuspenseQueryOptions(),
  bankData: () => getPrivateGetBankDataSuspenseQueryOptions(),
  planChange: idempotentCommand('privateCreateProductChange', privateCreateProductChange, [...product, ...lock]),
  cancelChange: command('privateCancelProductChange', privateCancelProductChange, product),
  removeInactivityLock: changeCommand(
    'privateRemoveInactivityLock',
    (_, headers) => privateRemoveInactivityLock(headers),
    [...product, ...lock],
  ),
}
