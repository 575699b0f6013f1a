import { expect, it } from 'vitest'
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type CustomerSnapshot, expectCustomerRecords } from '#conform/checks/customer-records.ts'
import type { Context } from '#conform/context.ts'
import type { Finding } from '#conform/finding.ts'
import { readContract } from '#contract-checks/contract.ts'
import type { OperationId } from '#generated/operations.ts'

const contract = readContract()
const operation = 'bankUpdateBankData'

/** What is found when the reads show this before and after other bank data were sent. */
async function found(before: Partial<Record<OperationId, object>>, after: typeof before): Promise<string[]> {
  const findings: Finding[] = []
  const context = {
    contract,
    addFinding: (one: Finding) => findings.push(one),
  } as Partial<Context> as Context
  const finding = (says: string, pointer = '') => ({ says, pointer, call: '', traceId: '' })
  const answerOf = (read: OperationId, body: object) =>
    ({ operation: read, status: 200, body, finding }) as Partial<ReceivedAnswer> as ReceivedAnswer
  const snapshot = (reads: typeof before): CustomerSnapshot => ({
    kind: 'private',
    customerNumber: undefined,
    shown: Object.entries(reads).map(([read, body]) => ({
      operation: read as OperationId,
      request: {},
      answer: answerOf(read as OperationId, body),
    })),
  })
  const sent = { body: { accountHolder: 'Eva Gruber' }, former: { accountHolder: 'Anna Gruber' } }
  const written = { operation, sent, answer: answerOf(operation, {}) } as const
  await expectCustomerRecords(context, written, snapshot(before), snapshot(after))
  return findings.map(({ says }) => says)
}

it('finds nothing where other records stay as they are', async () => {
  const reads = {
    bankGetPrivacySettings: { etag: 'a', contactViaSms: true },
    bankGetPersonalInformation: { city: 'Wien' },
  }
  expect(await found(reads, { ...reads, bankGetPrivacySettings: { etag: 'b', contactViaSms: true } })).toEqual([])
})

it('finds a field of another record that has changed', async () => {
  expect(
    await found(
      { bankGetPrivacySettings: { contactViaSms: true } },
      { bankGetPrivacySettings: { contactViaSms: false } },
    ),
  ).toEqual(['bankUpdateBankData has changed contactViaSms of bankGetPrivacySettings'])
})

it('finds a read that still shows what was replaced', async () => {
  const behind = { bankGetPersonalInformation: { accountHolder: 'Anna Gruber' } }
  expect(await found(behind, behind)).toEqual([
    'bankGetPersonalInformation still shows accountHolder of before bankUpdateBankData',
  ])
  expect(await found(behind, { bankGetPersonalInformation: { accountHolder: 'Eva Gruber' } })).toEqual([])
})
