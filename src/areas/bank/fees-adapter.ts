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
import { idempotentCommand } from '#src/shared/query/idempotent-command.ts'
import { command } from '#src/shared/query/port.ts'

export function bankPrivateFees(customerId: string): PrivateFeesPort {
  const reloads = [getBankListPrivateFeesQueryKey(customerId)]
  const planEnd = (feeId: string, { plannedEndDate }: PlannedEnd) =>
    plannedEndDate
      ? bankUpdatePrivateFee(customerId, feeId, { plannedEndDate })
      : bankRemovePrivateFeePlannedEndDate(customerId, feeId)
  return {
    fees: () => getBankListPrivateFeesSuspenseQueryOptions(customerId),
    products: () => getBankListFeeProductsSuspenseQueryOptions(customerId),
    add: idempotentCommand(
      'bankCreatePrivateFee',
      (sent, headers) => bankCreatePrivateFee(customerId, sent, headers),
      reloads,
    ),
    planEnd: (feeId) => command('bankUpdatePrivateFee', (end) => planEnd(feeId, end), reloads),
    remove: command('bankDeletePrivateFee', (feeId) => bankDeletePrivateFee(customerId, feeId), reloads),
  }
}

export function bankBusinessFees(customerId: string): BusinessFeesPort {
  const reloads = [getBankListBusinessFeesQueryKey(customerId)]
  const planEnd = (feeId: string, { plannedEndDate }: PlannedEnd) =>
    plannedEndDate
      ? bankUpdateBusinessFee(customerId, feeId, { plannedEndDate })
      : bankRemoveBusinessFeePlannedEndDate(customerId, feeId)
  return {
    fees: () => getBankListBusinessFeesSuspenseQueryOptions(customerId),
    add: idempotentCommand(
      'bankCreateBusinessFee',
      (sent, headers) => bankCreateBusinessFee(customerId, sent, headers),
      reloads,
    ),
    planEnd: (feeId) => command('bankUpdateBusinessFee', (end) => planEnd(feeId, end), reloads),
    remove: command('bankDeleteBusinessFee', (feeId) => bankDeleteBusinessFee(customerId, feeId), reloads),
  }
}
