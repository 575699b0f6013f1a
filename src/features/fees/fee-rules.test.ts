import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, it } from 'vitest'
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import {
  amountProblem,
  earliestEnd,
  earliestStart,
  endProblem,
  isCredit,
  isDeletable,
  isEndEditable,
  isMonthly,
  signed,
  startProblem,
} from './fee-rules.ts'

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

it('an amount with the sign of its type breaks no rule, unless it is zero @R171 @R172 @R603 @R605 @R607', () => {
  fc.assert(
    fc.property(type, fc.integer({ min: -99_999, max: 99_999 }), (itemType, cents) => {
      const amount = signed(itemType, cents / 100)
      expect(Math.abs(amount)).toBe(Math.abs(cents / 100))
      expect(amountProblem({ itemType, amount }) === undefined).toBe(cents !== 0)
      const wanted = isCredit(itemType) ? 'numberLessThan:0' : 'numberGreaterThan:0'
      expect(amountProblem({ itemType, amount: -amount })).toBe(wanted)
    }),
  )
})

it('the earliest start breaks no rule, the day before does, and only monthly types wait for a first day @R169 @R609 @R610 @R611', () => {
  fc.assert(
    fc.property(type, day, day, (itemType, today, startDate) => {
      const earliest = earliestStart(itemType, today)
      expect(startProblem({ itemType, startDate: earliest }, today)).toBeUndefined()
      const fits = startDate >= earliest && (!isMonthly(itemType) || startDate.endsWith('-01'))
      const problem = startProblem({ itemType, startDate }, today)
      expect(problem === undefined).toBe(fits)
      if (!fits && startDate >= earliest) expect(problem).toBe('firstDayOfMonth')
    }),
  )
})

it('a planned end is a last day on or after the start, and only of monthly types @R612 @R613 @R614', () => {
  fc.assert(
    fc.property(type, day, day, (itemType, startDate, plannedEndDate) => {
      const last = DateTime.fromISO(plannedEndDate).plus({ days: 1 }).day === 1
      const fits = isMonthly(itemType) && plannedEndDate >= startDate && last
      expect(endProblem({ itemType, startDate, plannedEndDate }) === undefined).toBe(fits)
    }),
  )
})

it('what can be deleted is what could still be added with this start @R551 @R552', () => {
  fc.assert(
    fc.property(fee, day, (one, today) => {
      expect(isDeletable(one, today)).toBe(!startProblem(one, today)?.startsWith('minDate'))
    }),
  )
})

it('the planned end can be changed while it is empty or from the previous month on, and nothing has ended @R553 @R554 @R619', () => {
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
