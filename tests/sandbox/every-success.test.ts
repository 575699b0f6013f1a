import { expect, it, onTestFinished } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { seededProofSandbox } from '../conform/seeded-proof-sandbox.ts'

it('every call succeeds as the contract says, about what was asked, and what was sent is read again', async () => {
  const sandbox = await seededProofSandbox()
  onTestFinished(sandbox.close)
  const { results } = await sandbox.ask({ brief: true })
  const wrong = results.flatMap(({ operation, findings, skipped }) =>
    [...findings.map(({ says }) => says), ...(skipped === undefined ? [] : [skipped])].map(
      (says) => `${operation}: ${says}`,
    ),
  )
  expect(wrong).toEqual([])
  const succeeded = results.filter(({ name }) => name.startsWith('succeeds with')).map(({ operation }) => operation)
  expect(succeeded.toSorted()).toEqual((Object.keys(operations) as OperationId[]).toSorted())
}, 600_000)
