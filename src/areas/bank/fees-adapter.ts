import {
  bankCreateBusinessFee,
  bankCreatePrivateFee,
  bankDeleteBusinessFee,
  bankDeletePrivateFee,
  bankRemoveBusinessFeePlannedEndDate,
  bankRemovePrivateFeePlannedEndDate,
  bankUpdateBusinessFee,
  bankUpdatePrivateFee,
  getBankListBusinessFeesQueryKey,
  getBankListBusinessFeesSuspenseQueryOptions,
  getBankListFeeProductsSuspenseQueryOptions,
  getBankListPrivateFeesQueryKey,
  getBankListPrivateFeesSuspenseQueryOptions,
} from '#generated/api/bank-fees/bank-fees.ts'
import type { BusinessFeesPort, PlannedEnd, PrivateFeesPort } from '#src/features/fees/fees-port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'

export function bankPrivateFees(customerId: string): PrivateFeesPort {
  const reloads = [getBankListPrivateFeesQueryKey(customerId)]
  return {
    fees: () => getBankListPrivateFeesSuspenseQueryOptions(customerId),
    products: () => getBankListFeeProductsSuspenseQueryOptions(customerId),
    add: idempotentCommand(
      'bankCreatePrivateFee',
      (sent, headers) => bankCreatePrivateFee(customerId, sent, headers),
      reloads,
    ),
    planEnd: changeCommand(
      'bankUpdatePrivateFee',
      ({ plannedEndDate }: PlannedEnd, headers, { id }) =>
        plannedEndDate
          ? bankUpdatePrivateFee(customerId, id, { plannedEndDate }, headers)
          : bankRemovePrivateFeePlannedEndDate(customerId, id, headers),
      reloads,
    ),
    remove: changeCommand(
      'bankDeletePrivateFee',
      (_, headers, { id }) => bankDeletePrivateFee(customerId, id, headers),
      reloads,
    ),
  }
}

export function bankBusinessFees(customerId: string): BusinessFeesPort {
  const reloads = [getBankListBusinessFeesQueryKey(customerId)]
  return {
    fees: () => getBankListBusinessFeesSuspenseQueryOptions(customerId),
    add: idempotentCommand(
      'bankCreateBusinessFee',
      (sent, headers) => bankCreateBusinessFee(customerId, sent, headers),
      reloads,
    ),
    planEnd: changeCommand(
      'bankUpdateBusinessFee',
      ({ plannedEndDate }: PlannedEnd, headers, { id }) =>
        plannedEndDate
          ? bankUpdateBusinessFee(customerId, id, { plannedEndDate }, headers)
          : bankRemoveBusinessFeePlannedEndDate(customerId, id, headers),
      reloads,
    ),
    remove: changeCommand(
      'bankDeleteBusinessFee',
      (_, headers, { id }) => bankDeleteBusinessFee(customerId, id, headers),
      reloads,
    ),
  }
}
