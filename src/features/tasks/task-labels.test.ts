import { expect, it } from 'vitest'
import { workOf } from './task-labels.ts'

it.each([
  ['demo and failing', 'DEMO FAILING'],
  ['e-mails', 'EMAIL_SENDING'],
  ['the accounting system', 'ACCOUNTING_SYNC_PRIVATE_CUSTOMER ACCOUNTING_SYNC_BUSINESS_CUSTOMER'],
  ['a partner and a parking system', 'PARTNER_SYNC_PRIVATE_CUSTOMER PARKING_SYNC_CALL_NUMBER'],
  ['calling numbers', 'CALL_NUMBER_CREATION_WITH_BLACKLIST_CHECK VPN_CHECK VPN_MIGRATION'],
  ['planning a bill run', 'BILL_RUN_SCHEDULING'],
  ...['PRIVATE', 'BUSINESS', 'CALL_NUMBER'].map((kind) => [
    `billing, ${kind}`,
    `BILL_RUN_${kind}_TRANSACTION_CREATION BILL_RUN_${kind}_TRANSACTION_SENDING`,
  ]),
])('the work of tasks has words: %s @R463', (_subject, names) => {
  const labels = names!.split(' ').map((name) => workOf(name)?.message ?? workOf(name)?.id)
  expect(labels.every((one) => one !== undefined)).toBe(true)
  expect(new Set(labels).size).toBe(labels.length)
})

it('work that nobody knows has none, not even by a word of the language @R463', () => {
  for (const name of ['LOYALTY_SYNC', 'toString']) expect(workOf(name)).toBeUndefined()
})
