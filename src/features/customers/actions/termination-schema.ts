import * as z from 'zod/mini'
import { Day } from '#generated/model/day.ts'
import { TerminateBusinessRequest } from '#generated/model/terminate-business-request.ts'
import { TerminatePrivateRequest } from '#generated/model/terminate-private-request.ts'
import { minDate } from '#src/shared/form/rules/date-rules.ts'
import { viennaToday } from '#src/shared/day/vienna-day.ts'

/** Today or later (R573). */
const terminationDate = Day.check(minDate(viennaToday))

export const privateTermination = z.extend(TerminatePrivateRequest, { terminationDate })
export const businessTermination = z.extend(TerminateBusinessRequest, { terminationDate })
