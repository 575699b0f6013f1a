import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import { exceedsMonthlyCredit, isDeletable, isEndEditable, isEndTooEarly, type StoredFee } from '#sandbox/domain/fee.ts'

const noon = new Date('2026-11-20T11:00:00Z')
const types = Object.keys(feeItemTypeOccurrence) as FeeItemType[]
const monthly: FeeItemType[] = [
  'MONTHLY_BASE_FEE',
  'CREDIT_MONTHLY_BASE_FEE',
  'MONTHLY_BASE_FEE_BPSS',
  'CREDIT_MONTHLY_BASE_FEE_BPSS',
]
const oneTime = types.filter((type) => !monthly.includes(type))

const fee: StoredFee = {
  id: '60000000-0000-4000-8000-000000000001',
  customerId: '10000000-0000-4000-8000-001100234501',
  transactionText: 'Gutschrift',
  itemType: 'CREDIT_MONTHLY_BASE_FEE',
  amountCents: -50,
  startDate: '2026-12-01',
  plannedEndDate: null,
  actualEndDate: null,
  productType: null,
  productActivationDate: null,
  version: 1,
}
const day = fc
  .integer({ min: -900, max: 900 })
  .map((days) => DateTime.fromISO('2026-11-20').plus({ days }).toISODate()!)

describe('later', () => {
  it('what could not be added any more can neither be deleted @R551 @R552', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), day, (itemType, startDate) => {
        const earliest = monthly.includes(itemType) ? '2026-12-01' : '2026-11-20'
        expect(isDeletable({ ...fee, itemType, startDate }, noon)).toBe(startDate >= earliest)
      }),
    )
  })

  it('an end is planned anew while it is empty, or not older than last month, and nothing has ended @R553 @R554', () => {
    expect(isEndEditable(fee, noon)).toBe(true)
    expect(isEndEditable({ ...fee, plannedEndDate: '2026-10-31' }, noon)).toBe(true)
    expect(isEndEditable({ ...fee, plannedEndDate: '2026-09-30' }, noon)).toBe(false)
    expect(isEndEditable({ ...fee, actualEndDate: '2026-11-30' }, noon)).toBe(false)
    for (const itemType of oneTime) expect(isEndEditable({ ...fee, itemType }, noon)).toBe(false)
  })

  it('the new end is from the start or the previous month on @R619 @R620', () => {
    const isTooEarly = (startDate: string, end: string) => isEndTooEarly({ ...fee, startDate }, end, noon)
    expect(isTooEarly('2020-01-01', '2026-10-31')).toBe(false)
    expect(isTooEarly('2020-01-01', '2026-09-30')).toBe(true)
    expect(isTooEarly('2026-12-01', '2026-11-30')).toBe(true)
  })
})

describe('credits that are given once', () => {
  const credit = (amountCents: number, startDate = '2026-11-20', itemType: FeeItemType = 'GOODWILL_CREDIT_PAYBOX') => ({
    itemType,
    amountCents,
    startDate,
  })
  const before = [
    credit(-400, '2026-11-01'),
    credit(-1000, '2026-10-31'),
    credit(-5000, '2026-11-01', 'CREDIT_MONTHLY_BASE_FEE'),
  ]

  it('sum up to exactly the limit in a month, and not a cent more @R618', () => {
    const limit = monthlyCreditLimit * 100
    expect(exceedsMonthlyCredit(credit(400 - limit), before)).toBe(false)
    expect(exceedsMonthlyCredit(credit(399 - limit), before)).toBe(true)
    expect(exceedsMonthlyCredit(credit(399 - limit, '2026-11-30', 'CREDIT_ACTIVATION_FEE_BPSS'), before)).toBe(true)
    expect(exceedsMonthlyCredit(credit(-limit, '2026-12-01'), before)).toBe(false)
  })

  it('are not counted with fees and with what is monthly @R618', () => {
    expect(exceedsMonthlyCredit(credit(-9999, '2026-12-01', 'CREDIT_MONTHLY_BASE_FEE'), before)).toBe(false)
    expect(exceedsMonthlyCredit(credit(9999, '2026-11-20', 'ACTIVATION_FEE'), before)).toBe(false)
  })
})
