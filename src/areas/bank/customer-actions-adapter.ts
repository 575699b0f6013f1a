import {
  bankCancelBusinessTermination,
  bankChangeBusinessLimit,
  bankTerminateBusinessCustomer,
  bankUpdateBusinessLocks,
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
  getBankGetProductSuspenseQueryOptions,
} from '#generated/api/bank-products/bank-products.ts'
import type { BusinessActionsPort, PrivateActionsPort } from '#src/features/customers/customer-actions-port.ts'
import { idempotentCommand } from '#src/shared/query/idempotent-command.ts'
import { command } from '#src/shared/query/port.ts'
import type { May } from './permissions.ts'

/** What is done with a contract shows in the lists, in everything about the customer, and its note among the notes. */
export const bankPrivateActions =
  (may: May) =>
  (id: string): PrivateActionsPort => {
    const list = getBankListPrivateCustomersQueryKey()
    const reloads = [list, ['bank', 'private', id], getBankListNotesQueryKey(id)]
    return {
      product: () => getBankGetProductSuspenseQueryOptions(id),
      locks: () => getBankGetPrivateLocksSuspenseQueryOptions(id),
      changeLocks: command('bankUpdatePrivateLocks', (sent) => bankUpdatePrivateLocks(id, sent), reloads),
      changeLimit: command('bankChangeProductLimit', (sent) => bankChangeProductLimit(id, sent), reloads),
      terminate: command('bankTerminatePrivateCustomer', (sent) => bankTerminatePrivateCustomer(id, sent), reloads),
      cancelTermination: command(
        'bankCancelPrivateTermination',
        (sent) => bankCancelPrivateTermination(id, sent),
        reloads,
      ),
      ...(may('bankDeletePrivateCustomer') && {
        remove: command('bankDeletePrivateCustomer', () => bankDeletePrivateCustomer(id), [list]),
      }),
    }
  }

/** The same for a company. */
export function bankBusinessActions(id: string): BusinessActionsPort {
  const list = getBankListBusinessCustomersQueryKey()
  const reloads = [list, ['bank', 'business', id], getBankListNotesQueryKey(id)]
  return {
    locks: () => getBankGetBusinessLocksSuspenseQueryOptions(id),
    changeLocks: command('bankUpdateBusinessLocks', (sent) => bankUpdateBusinessLocks(id, sent), reloads),
    changeLimit: idempotentCommand(
      'bankChangeBusinessLimit',
      (sent, headers) => bankChangeBusinessLimit(id, sent, headers),
      reloads,
    ),
    terminate: command('bankTerminateBusinessCustomer', (sent) => bankTerminateBusinessCustomer(id, sent), reloads),
    cancelTermination: command(
      'bankCancelBusinessTermination',
      (sent) => bankCancelBusinessTermination(id, sent),
      reloads,
    ),
  }
}
