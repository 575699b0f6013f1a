import { msg } from '@lingui/core/macro'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { FeesPort } from './fees-port.ts'

export const addSentences = {
  465: msg`Nothing was added: credits that are given once may be at most 30,00 € in a month, and those of this month would be more. Please enter a smaller amount or a start in another month.`,
} satisfies Sentences<StatusOf<FeesPort['add']>>
