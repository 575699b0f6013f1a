import {
  bankCancelBusinessTermination,
  bankChangeBusinessLimit,
  bankTerminateBusinessCustomer,
  bankUpdateBusinessLocks,
  getBankGetBusinessLimitSuspenseQueryOptions,
  getBankGetBusinessLocksSuspenseQueryOptions,
  getBankListBusinessCustomersQueryKey,
} from '#generated/api/bank-business-customers/bank-business-customers.ts'
import { getBankListNotesQueryKey } from '#generated/api/bank-notes/bank-notes.ts'
import {
  bankCancelPrivateTermination,
  bankDeletePrivateCustomer,
  bankTerminatePrivateCustomer,
  bankUpdatePrivateLocks,
  getBankGetPrivateLocksSuspenseQueryOptions,
  getBankListPrivateCustomersQueryKey,
} from '#generated/api/bank-private-customers/bank-private-customers.ts'
import {
  bankChangeProductLimit,
  getBankGetProductLimitSuspenseQueryOptions,
  getBankGetProductSuspenseQueryOptions,
} from '#generated/api/bank-products/bank-products.ts'
import type { BusinessActionsPort, PrivateActionsPort } from '#src/features/customers/customer-actions-port.ts'
import { changeCommand, idempotentChange } from '#src/shared/query/write-commands.ts'
import type { May } from './permissions.ts'

/** An action changes the lists and everything about the customer, and its note is one of the notes. */
export const bankPrivateActions =
  (may: May) =>
  (id: string): PrivateActionsPort => {
    const list = getBankListPrivateCustomersQueryKey()
    const reloads = [list, ['bank', 'private', id], getBankListNotesQueryKey(id)]
    return {
      product: () => getBankGetProductSuspenseQueryOptions(id),
      limit: () => getBankGetProductLimitSuspenseQueryOptions(id),
      locks: () => getBankGetPrivateLocksSuspenseQueryOptions(id),
      changeLocks: changeCommand(
        'bankUpdatePrivateLocks',
        (sent, headers) => bankUpdatePrivateLocks(id, sent, headers),
        reloads,
      ),
      changeLimit: changeCommand(
        'bankChangeProductLimit',
        (sent, headers) => bankChangeProductLimit(id, sent, headers),
        reloads,
      ),
      terminate: changeCommand(
        'bankTerminatePrivateCustomer',
        (sent, headers) => bankTerminatePrivateCustomer(id, sent, headers),
        reloads,
      ),
      cancelTermination: changeCommand(
        'bankCancelPrivateTermination',
        (sent, headers) => bankCancelPrivateTermination(id, sent, headers),
        reloads,
      ),
      ...(may('bankDeletePrivateCustomer') && {
        remove: changeCommand('bankDeletePrivateCustomer', (_, headers) => bankDeletePrivateCustomer(id, headers), [
          list,
        ]),
      }),
    }
  }

/** The actions for a company. */
export function bankBusinessActions(id: string): BusinessActionsPort {
  const list = getBankListBusinessCustomersQueryKey()
  const reloads = [list, ['bank', 'business', id], getBankListNotesQueryKey(id)]
  return {
    limit: () => getBankGetBusinessLimitSuspenseQueryOptions(id),
    locks: () => getBankGetBusinessLocksSuspenseQueryOptions(id),
    changeLocks: changeCommand(
      'bankUpdateBusinessLocks',
      (sent, headers) => bankUpdateBusinessLocks(id, sent, headers),
      reloads,
    ),
    changeLimit: idempotentChange(
      'bankChangeBusinessLimit',
      (sent, headers) => bankChangeBusinessLimit(id, sent, headers),
      reloads,
    ),
    terminate: changeCommand(
      'bankTerminateBusinessCustomer',
      (sent, headers) => bankTerminateBusinessCustomer(id, sent, headers),
      reloads,
    ),
    cancelTermination: changeCommand(
      'bankCancelBusinessTermination',
      (sent, headers) => bankCancelBusinessTermination(id, sent, headers),
      reloads,
    ),
  }
}
