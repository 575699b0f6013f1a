/** On whatever day and minute the sandbox is filled: what it tells of the past has happened, as the contract says. */
import { describe, expect, it } from 'vitest'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import { oneSandbox, usualBackend } from './backends.ts'
import type { Client } from './client.ts'
import { filledAt } from './filled-at.ts'
import { ledgerOf } from './ledger.ts'

/** Bills are written on Wednesdays, the 3rd, the 12th, the 20th and the 21st, and at this minute nothing of the day has been. */
const days = [
  ['a Wednesday', '2026-11-24T23:01:00Z'],
  ['the 3rd', '2027-03-02T23:01:00Z'],
  ['the 12th', '2027-04-11T22:01:00Z'],
  ['the 20th', '2027-03-19T23:01:00Z'],
  ['the 21st', '2027-01-20T23:01:00Z'],
] as const

describe.each(usualBackend)('on %s', (backend) => {
  let client: Client
  oneSandbox(backend, (started) => void (client = started))

  it.each(days)('who fills it in the first minute of %s reads nothing that is still to come', async (_day, minute) => {
    await filledAt(client, minute, async () => {
      const { customers, read } = await ledgerOf(client, 'seed people')
      const histories = customers.map(async ({ id, kind }) => {
        if (kind === 'private') return [`PRIVATE_CUSTOMER/${id}`]
        const { callingNumbers } = (await read(`/bank/business/${id}/calling-numbers`)) as CallingNumberList
        return [`BUSINESS_CUSTOMER/${id}`, ...callingNumbers.map((one) => `CALLING_NUMBER/${one.id}`)]
      })
      const told = [
        '/bank/tasks',
        ...customers.flatMap(({ id, kind }) => [
          ...['notification?limit=100', 'documents', 'notes?limit=100'].map((list) => `/bank/common/${id}/${list}`),
          `/bank/${kind}/${id}/transactions?limit=100`,
        ]),
        ...(await Promise.all(histories)).flat().map((one) => `/bank/common/history/${one}`),
      ]
      for (const path of told) await expect(read(path), path).resolves.toBeDefined()
    })
  })
})
