import { expect, it } from 'vitest'
import { TransactionStatus } from '#generated/model/transaction-status.ts'
import { paymentWords } from './payment-words.ts'
import { somePayment } from './transactions-port.fake.ts'
import type { PaymentReader } from './transactions-port.ts'

const readers: PaymentReader[] = ['customer', 'administrator', 'employee']
const refused = { ...somePayment, amount: 20, statusName: 'reserveFailed' }
const enough = { monthlyLimitEUR: 300, remainingLimitEUR: 20, isLocked: false }
const refusals = {
  unknown: undefined,
  other: enough,
  limit: { ...enough, remainingLimitEUR: 19.99 },
  numberLimit: { ...enough, callingNumberLimitEUR: 50, remainingCallingNumberLimitEUR: 19.99 },
  locked: { ...enough, remainingLimitEUR: 0, isLocked: true },
}

it('explains each state to each reader in a sentence of its own', () => {
  for (const reader of readers) {
    const first = TransactionStatus.options.map(
      (statusName) => paymentWords({ ...somePayment, statusName }, reader)[0]!.id,
    )
    expect(new Set(first).size).toBe(TransactionStatus.options.length)
  }
  for (const statusName of TransactionStatus.options) {
    const ofReaders = readers.map((reader) => paymentWords({ ...somePayment, statusName }, reader)[0]!.id)
    expect(new Set(ofReaders).size).toBe(readers.length)
  }
})

it('explains a refusal by what was on record, a lock before a limit', () => {
  for (const reader of readers) {
    const reasons = Object.values(refusals).map((refusal) => paymentWords({ ...refused, refusal }, reader)[1]!.id)
    expect(new Set(reasons).size).toBe(reasons.length)
  }
  const [unknown, other, , , locked] = Object.values(refusals).map(
    (refusal) => paymentWords({ ...refused, refusal }, 'employee')[1]!.message,
  )
  expect(unknown).toContain('is not stored')
  expect(other).toContain('Neither a limit nor a lock')
  expect(locked).toContain('A lock was set')
})

it('explains nothing about a state that the contract does not know', () => {
  expect(paymentWords({ ...somePayment, statusName: 'inReview' }, 'customer')).toEqual([])
})
