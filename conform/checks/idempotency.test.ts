import { expect, it } from 'vitest'
import { isRefusedWhenDone } from '#conform/checks/idempotency.ts'
import { readContract } from '#contract-checks/contract.ts'
import type { OperationId } from '#generated/operations.ts'

const contract = readContract()

it.each<OperationId>([
  'businessCreateCallingNumber',
  'businessUploadCallingNumbers',
  'bankCreateAdministrator',
  'bankCreateCallingNumber',
  'bankUploadCallingNumbers',
  'bankChangeBusinessLimit',
  'bankCreateEmployee',
])('%s is refused once it is done, also for another person', (operation) => {
  expect(isRefusedWhenDone({ contract }, operation)).toBe(true)
})

it.each<OperationId>(['bankCreateNote', 'bankCreatePrivateFee', 'businessCreateAdministrator', 'bankCreateCompany'])(
  '%s may be done again by another person',
  (operation) => expect(isRefusedWhenDone({ contract }, operation)).toBe(false),
)
