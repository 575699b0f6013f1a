import fc from 'fast-check'
import { DateTime } from 'luxon'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
import { createBusinessFeeRequestRules } from '#generated/model/create-business-fee-request-rules.ts'
import { createPrivateFeeRequestRules } from '#generated/model/create-private-fee-request-rules.ts'
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import {
  creditLeft,
  earliestEnd,
  earliestStart,
  isCredit,
  isDeletable,
  isEndEditable,
  isMonthly,
  applySign,
} from './fee-types.ts'
import { contractRules } from '#src/shared/form/rules/contract-rules.ts'

afterEach(() => vi.useRealTimers())

type Entries = Partial<Pick<Fee, 'itemType' | 'amount' | 'startDate' | 'plannedEndDate'>>

/** The message keys of both forms for the entries, by field; both have the same rules. */
function keysOfEntries(entries: Entries, today = '2026-11-20') {
  vi.setSystemTime(new Date(`${today}T12:00:00Z`))
  const [keys, others] = [createPrivateFeeRequestRules, createBusinessFeeRequestRules].map(
    (rules) =>
      z
        .looseObject({})
        .check(...contractRules<string, Entries>(rules))
        .safeParse(entries).error?.issues ?? [],
  )
  expect(keys).toEqual(others)
  return (field: keyof Entries) => keys!.find(({ path }) => path[0] === field)?.message
}

const types = Object.keys(feeItemTypeOccurrence) as FeeItemType[]
const type = fc.constantFrom(...types)
const day = fc
  .integer({ min: -2000, max: 2000 })
  .map((days) => DateTime.fromISO('2026-11-20').plus({ days }).toISODate()!)
const maybeDay = fc.option(day)
const fee = fc.record({
  itemType: type,
  startDate: day,
  plannedEndDate: maybeDay,
  actualEndDate: maybeDay,
}) as fc.Arbitrary<Fee>

it('accepts an amount with the sign of its type unless it is zero @R171 @R172 @R603 @R605 @R607', () => {
  fc.assert(
    fc.property(type, fc.integer({ min: -99_999, max: 99_999 }), (itemType, cents) => {
      const amount = applySign(itemType, cents / 100)
      expect(Math.abs(amount)).toBe(Math.abs(cents / 100))
      expect(keysOfEntries({ itemType, amount })('amount') === undefined).toBe(cents !== 0)
      const wanted = isCredit(itemType) ? 'numberLessThan:0' : 'numberGreaterThan:0'
      expect(keysOfEntries({ itemType, amount: -amount })('amount')).toBe(wanted)
    }),
  )
})

it('accepts starts from the earliest on, of monthly types first days of a month only @R169 @R609 @R610 @R611', () => {
  fc.assert(
    fc.property(type, day, day, (itemType, today, startDate) => {
      const earliest = earliestStart(itemType, today)
      expect(keysOfEntries({ itemType, startDate: earliest }, today)('startDate')).toBeUndefined()
      const fits = startDate >= earliest && (!isMonthly(itemType) || startDate.endsWith('-01'))
      const problem = keysOfEntries({ itemType, startDate }, today)('startDate')
      expect(problem === undefined).toBe(fits)
      if (!fits && startDate >= earliest) expect(problem).toBe('firstDayOfMonth')
    }),
  )
})

it('accepts a planned end of monthly types on a last day of a month from the start on @R612 @R613 @R614', () => {
  fc.assert(
    fc.property(type, day, day, (itemType, startDate, plannedEndDate) => {
      const last = DateTime.fromISO(plannedEndDate).plus({ days: 1 }).day === 1
      const fits = isMonthly(itemType) && plannedEndDate >= startDate && last
      expect(keysOfEntries({ itemType, startDate, plannedEndDate })('plannedEndDate') === undefined).toBe(fits)
    }),
  )
})

it('allows deleting while the fee could still be added with its start @R551 @R552', () => {
  fc.assert(
    fc.property(fee, day, (one, today) => {
      expect(isDeletable(one, today)).toBe(!keysOfEntries(one, today)('startDate')?.startsWith('minDate'))
    }),
  )
})

it('allows changing a planned end that is empty or from the previous month on until the fee has ended @R553 @R554 @R619', () => {
  fc.assert(
    fc.property(fee, day, (one, today) => {
      const editable = isEndEditable(one, today)
      if (!isMonthly(one.itemType) || one.actualEndDate !== null) expect(editable).toBe(false)
      else if (one.plannedEndDate === null) expect(editable).toBe(true)
      else expect(editable).toBe(one.plannedEndDate >= earliestEnd({ startDate: '0001-01-01' }, today))
      expect(earliestEnd(one, today) >= one.startDate).toBe(true)
    }),
  )
})

it('subtracts the one-time credits that begin in a month from its limit, and nothing else @R618', () => {
  const given = (itemType: FeeItemType, amount: number, startDate = '2026-11-01') => ({ itemType, amount, startDate })
  const fees = [
    given('GOODWILL_CREDIT_PAYBOX', -(monthlyCreditLimit - 5), '2026-11-30'),
    given('CREDIT_ACTIVATION_FEE', -0.1),
    given('CREDIT_ACTIVATION_FEE_BPSS', -0.2),
    given('CREDIT_MONTHLY_BASE_FEE', -20),
    given('ACTIVATION_FEE', 9.9),
    given('GOODWILL_CREDIT_PAYBOX', -1, '2026-10-31'),
  ]
  expect([creditLeft(fees, '2026-11'), creditLeft(fees, '2026-10'), creditLeft(fees, '2026-12')]).toEqual([
    4.7,
    monthlyCreditLimit - 1,
    monthlyCreditLimit,
  ])
  expect(creditLeft([given('GOODWILL_CREDIT_PAYBOX', -(monthlyCreditLimit + 1))], '2026-11')).toBe(0)
})
