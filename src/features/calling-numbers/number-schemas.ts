import * as z from 'zod/mini'
import { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import { csvFile, fileRequired, maxFilesize, minFilesize } from '#src/shared/form/rules/file-rules.ts'

/** The limit must allow at least one top-up; both are compared as plain numbers (R665, A111). */
export const numberSchema = CallingNumberRequest.check(
  z.refine<CallingNumberRequest>(({ limit, reloadValue }) => limit >= reloadValue, {
    path: ['limit'],
    error: 'limitTooLow',
    params: { rule: 'limitTooLow' },
  }),
)

/** One CSV file of at most 10 MB (R668). */
export const uploadSchema = z.object({
  file: z.instanceof(File).check(fileRequired(), csvFile(), minFilesize(), maxFilesize()),
})
