import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FeeItemType } from '#generated/model/fee-item-type.ts'
import { type StoredTransaction, amountOf, billedFees, billedPayments, compositionOf } from '#sandbox/domain/billing.ts'
import { isMonthly } from '#sandbox/domain/fee.ts'

const days = { from: '2026-10-01', to: '2026-10-31' }
const fee = {
  transactionText: 'Gebühr',
  itemType: 'MONTHLY_BASE_FEE',
  amountCents: 150,
  startDate: '2026-01-01',
  plannedEndDate: null,
  actualEndDate: null,
} as const
const number = { activationDate: '2026-01-01', deactivationDate: null }
const countBilled = (fees: Parameters<typeof billedFees>[0], numbers: Parameters<typeof billedFees>[1] = []) =>
  billedFees(fees, numbers, days).length

it('charges a monthly fee from its first month to its last', () => {
  expect(countBilled([fee])).toBe(1)
  expect(countBilled([{ ...fee, startDate: '2026-10-01', plannedEndDate: '2026-10-31' }])).toBe(1)
  expect(countBilled([{ ...fee, startDate: '2026-11-01' }])).toBe(0)
  expect(countBilled([{ ...fee, plannedEndDate: '2026-09-30' }])).toBe(0)
  expect(countBilled([{ ...fee, plannedEndDate: '2026-12-31', actualEndDate: '2026-09-30' }])).toBe(0)
})

it('charges a monthly fee on the one weekly bill in whose days a month begins', () => {
  const weeks = [
    ['2026-10-26', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
  ] as const
  expect(weeks.map(([from, to]) => billedFees([fee], [], { from, to }).length)).toEqual([1, 0])
})

it('charges a one-time fee and a credit on the bill of their day', () => {
  const once = { ...fee, itemType: 'GOODWILL_CREDIT_PAYBOX', amountCents: -1250 } as const
  const billed = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'].map((startDate) => ({ ...once, startDate }))
  expect(billedFees(billed, [], days)).toEqual([
    { kind: 'CREDIT', text: 'Gebühr', cents: -1250 },
    { kind: 'CREDIT', text: 'Gebühr', cents: -1250 },
  ])
})

it('charges a fee per number for each number that is active, and one per new number for each that begins', () => {
  const numbers = [number, { ...number, activationDate: '2026-10-05' }, { ...number, deactivationDate: '2026-09-01' }]
  const perNumber = { ...fee, itemType: 'MONTHLY_BASE_FEE_BPSS' } as const
  const perNewNumber = { ...fee, itemType: 'ACTIVATION_FEE_BPSS' } as const
  expect(billedFees([perNumber], [number, ...numbers], days)).toEqual([
    { kind: 'MONTHLY_FEE', text: 'Gebühr, 2 Rufnummern', cents: 300 },
  ])
  expect(billedFees([perNewNumber], numbers, days)).toEqual([{ kind: 'FEE', text: 'Gebühr', cents: 150 }])
})

it('charges each captured payment of its days once', () => {
  const at = (time: string) => new Date(time)
  const paid = { at: at('2026-10-15T10:00:00Z'), status: 'captured' as const, invoiceNumber: null }
  const payments = [
    paid,
    { ...paid, at: at('2026-09-30T22:30:00Z') },
    { ...paid, at: at('2026-10-31T22:59:59Z') },
    { ...paid, at: at('2026-10-31T23:00:00Z') },
    { ...paid, status: 'refund' as const },
    { ...paid, invoiceNumber: '42' },
  ]
  expect(billedPayments(payments, days)).toEqual(payments.slice(0, 3))
})

it('payments, fees and credits are the amount of every receipt of any customer', () => {
  const anyDay = fc.constantFrom('2026-09-15', '2026-10-01', '2026-10-20', '2026-11-01')
  const anyFee = fc.record({
    transactionText: fc.string(),
    itemType: fc.constantFrom(...FeeItemType.options),
    amountCents: fc.integer({ min: -5000, max: 5000 }).filter((cents) => cents !== 0),
    startDate: anyDay,
    plannedEndDate: fc.option(anyDay),
    actualEndDate: fc.option(anyDay),
  })
  const anyNumber = fc.record({ activationDate: fc.option(anyDay), deactivationDate: fc.option(anyDay) })
  const anyPayment = fc.record({
    at: fc.date({ min: new Date('2026-09-01'), max: new Date('2026-12-01'), noInvalidDate: true }),
    status: fc.constantFrom<StoredTransaction['status']>('captured', 'reserved', 'refund'),
    invoiceNumber: fc.constantFrom(null, '42'),
    amountCents: fc.integer({ min: 1, max: 100_000 }),
  })
  fc.assert(
    fc.property(fc.array(anyPayment), fc.array(anyFee), fc.array(anyNumber), (all, fees, numbers) => {
      const payments = billedPayments(all, days)
      const items = billedFees(fees, numbers, days)
      const amountCents = amountOf(payments, items)
      const cents = (euros: number) => Math.round(euros * 100)
      const stored = { amountCents, items, billedFrom: days.from, billedTo: days.to }
      const composition = compositionOf(stored as Parameters<typeof compositionOf>[0])
      expect(cents(composition.paymentsAmount)).toBe(payments.reduce((sum, one) => sum + one.amountCents, 0))
      const ofItems = composition.items.reduce((sum, { amount }) => sum + cents(amount), 0)
      expect(cents(composition.paymentsAmount) + ofItems).toBe(amountCents)
      for (const { kind, amount } of composition.items) expect(kind === 'CREDIT').toBe(amount < 0)
      const monthly = fees.filter(({ itemType }) => isMonthly(itemType)).length
      expect(composition.items.filter(({ kind }) => kind === 'MONTHLY_FEE').length).toBeLessThanOrEqual(monthly)
    }),
  )
})
