import { expect, it } from 'vitest'
import { readContract } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { isList } from './list-query.ts'

it('takes those operations for lists whose answer has rows', () => {
  const contract = readContract()
  const all = Object.keys(operations) as OperationId[]
  const lists = all.filter((operation) => isList(contract, operation))
  // Two views of a bill run are named by what they show.
  const named = all.filter((operation) => /List|GetBillRun/.test(operation))
  expect(lists).toEqual(named)
})
