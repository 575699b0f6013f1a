import {
  bankChangeCallNumber,
  getBankGetCallNumberQueryKey,
  getBankGetCallNumberSuspenseQueryOptions,
} from '#generated/api/bank-call-number/bank-call-number.ts'
import { getBankListPrivateCustomersQueryKey } from '#generated/api/bank-private-customers/bank-private-customers.ts'
import type { ReplaceCallNumberRequest } from '#generated/model/replace-call-number-request.ts'
import type { CallNumberPort } from '#src/features/call-number/call-number-port.ts'
import { changeCommand } from '#src/shared/query/write-commands.ts'

/** The list and the customer's header show the number too. */
export const bankCallNumber = (customerId: string): CallNumberPort => ({
  callNumber: () => getBankGetCallNumberSuspenseQueryOptions(customerId),
  changeCallNumber: changeCommand(
    'bankChangeCallNumber',
    (number: ReplaceCallNumberRequest, headers) => bankChangeCallNumber(customerId, number, headers),
    [getBankGetCallNumberQueryKey(customerId), getBankListPrivateCustomersQueryKey()],
  ),
})
