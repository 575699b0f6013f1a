import * as z from 'zod/mini'
import { CallingNumberLimit } from '#generated/model/calling-number-limit.ts'
import { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import { ruleBetween } from '#src/shared/form/rules/validation.ts'
import { csvFile, fileRequired, maxFilesize, minFilesize } from '#src/shared/form/rules/file-rules.ts'

/** The limit must allow at least one top-up: both are compared as plain numbers (R665, A111). */
export const numberSchema = CallingNumberRequest.check(
  ruleBetween<CallingNumberRequest>(
    ['limit'],
    ({ limit, reloadValue }) => (limit >= reloadValue ? undefined : 'limitTooLow'),
    ['limit', 'reloadValue'],
  ),
)

/** The limit of several numbers. */
export const limitSchema = z.object({ limit: CallingNumberLimit })

/** One CSV file (R668). */
export const uploadSchema = z.object({
  file: z.instanceof(File).check(fileRequired(), csvFile(), minFilesize(), maxFilesize()),
})
