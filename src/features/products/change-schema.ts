import * as z from 'zod/mini'
import { Day } from '#generated/model/day.ts'
import { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import { maxDate, minDate } from '#src/shared/form/rules/date-rules.ts'

/** A change to the other tier, not before the day that the bank names (R199 to R201, A46) nor after a planned end. */
export const changeSchema = (earliest: string, latest?: string) =>
  z.extend(ProductChangeRequest, { activationDate: Day.check(minDate(earliest), maxDate(latest)) })
