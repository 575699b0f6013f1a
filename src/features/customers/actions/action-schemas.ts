import * as z from 'zod/mini'
import { Day } from '#generated/model/day.ts'
import type { Locks } from '#generated/model/locks.ts'
import { TerminateBusinessRequest } from '#generated/model/terminate-business-request.ts'
import { TerminatePrivateRequest } from '#generated/model/terminate-private-request.ts'
import { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import { minDate } from '#src/shared/form/rules/date-rules.ts'
import { viennaToday } from '#src/shared/format/day.ts'
import { editableLocks } from '../customer-actions-port.ts'

// Loaded when one of the forms opens.

/** Sends the locks that differ from the stored ones, and the note (R517, R518). */
export const locksSchema = (stored: Locks) =>
  z.pipe(
    UpdateLocksRequest,
    z.transform(({ note, ...locks }: UpdateLocksRequest): UpdateLocksRequest => {
      const changed = editableLocks.filter((name) => locks[name] !== stored[name])
      return { ...Object.fromEntries(changed.map((name) => [name, locks[name]])), note }
    }),
  )

/** Today or later (R573). */
const terminationDate = Day.check(minDate(viennaToday))

export const privateTermination = z.extend(TerminatePrivateRequest, { terminationDate })
export const businessTermination = z.extend(TerminateBusinessRequest, { terminationDate })
