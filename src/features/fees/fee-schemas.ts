import * as z from 'zod/mini'
import { CreateBusinessFeeRequest } from '#generated/model/create-business-fee-request.ts'
import { CreatePrivateFeeRequest } from '#generated/model/create-private-fee-request.ts'
import { Day } from '#generated/model/day.ts'
import { lastDayOfMonth, minDate } from '#src/shared/form/rules/date-rules.ts'
import { ruleBetween } from '#src/shared/form/rules/rule.ts'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { amountProblem, endProblem, signed, startProblem, type Entry } from './fee-rules.ts'

/** What depends on the item type. */
const rules = [
  ruleBetween<Entry>(['amount'], amountProblem),
  ruleBetween<Entry>(['startDate'], (entry) => startProblem(entry, viennaToday())),
  ruleBetween<Entry>(['plannedEndDate'], endProblem),
] as const

/** Who submits with the key Enter has not left the amount yet (A89). */
const withSign = <TEntry extends Entry>() =>
  z.transform((entry: TEntry): TEntry => {
    const { itemType, amount } = entry
    return itemType && typeof amount === 'number' ? { ...entry, amount: signed(itemType, amount) } : entry
  })

export const privateFee = z.pipe(withSign<CreatePrivateFeeRequest>(), CreatePrivateFeeRequest.check(...rules))
export const businessFee = z.pipe(withSign<CreateBusinessFeeRequest>(), CreateBusinessFeeRequest.check(...rules))

export const plannedEnd = (earliest: string) =>
  z.object({ plannedEndDate: z.nullish(Day.check(minDate(earliest), lastDayOfMonth())) })
