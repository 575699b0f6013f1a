import { getBankGetCallNumberSuspenseQueryOptions } from '#generated/api/bank-call-number/bank-call-number.ts'
import { getBankGetBankDataSuspenseQueryOptions } from '#generated/api/bank-personal-data/bank-personal-data.ts'
import { getBankGetPrivateLocksQueryKey } from '#generated/api/bank-private-customers/bank-private-customers.ts'
import {
  bankCancelProductChange,
  bankCreateProductChange,
  bankRemoveInactivityLock,
  getBankGetInactivityLockQueryKey,
  getBankGetInactivityLockSuspenseQueryOptions,
  getBankGetProductChangeSuspenseQueryOptions,
  getBankGetProductLimitSuspenseQueryOptions,
  getBankGetProductQueryKey,
  getBankGetProductSuspenseQueryOptions,
} from '#generated/api/bank-products/bank-products.ts'
import type { ProductsPort } from '#src/features/products/products-port.ts'
import { command } from '#src/shared/query/port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'

/** Lists and details of private customers, whose rows show the locks. */
const customers = ['bank', 'private', 'customers']

export function bankPrivateProducts(customerId: string): ProductsPort {
  const product = [getBankGetProductQueryKey(customerId)]
  const locks = [getBankGetInactivityLockQueryKey(customerId), getBankGetPrivateLocksQueryKey(customerId), customers]
  return {
    product: () => getBankGetProductSuspenseQueryOptions(customerId),
    limit: () => getBankGetProductLimitSuspenseQueryOptions(customerId),
    callNumber: () => getBankGetCallNumberSuspenseQueryOptions(customerId),
    change: () => getBankGetProductChangeSuspenseQueryOptions(customerId),
    inactivityLock: () => getBankGetInactivityLockSuspenseQueryOptions(customerId),
    bankData: () => getBankGetBankDataSuspenseQueryOptions(customerId),
    planChange: idempotentCommand(
      'bankCreateProductChange',
      (request, headers) => bankCreateProductChange(customerId, request, headers),
      [...product, ...locks],
    ),
    cancelChange: command('bankCancelProductChange', (id) => bankCancelProductChange(customerId, id), product),
    removeInactivityLock: changeCommand(
      'bankRemoveInactivityLock',
      (_, headers) => bankRemoveInactivityLock(customerId, headers),
      [...product, ...locks],
    ),
  }
}
