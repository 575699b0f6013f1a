import { msg } from '@lingui/core/macro'
import type { StatusOf } from '#src/shared/query/port.ts'
import { problemField } from '#src/shared/http/api-error.ts'
import { askBank } from '#src/shared/problem/answer-sentences.ts'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { CallingNumbersPort } from './calling-numbers-port.ts'

/** Why a number is not added or changed (R784 to R788, A62). */
export const numberSentences = {
  409: msg`This number is already used in the company. Please check it. It may be in the list as deactivated; it cannot be used a second time.`,
  460: (error) => {
    const customer = problemField(error, 'customerNumber')
    return typeof customer === 'string'
      ? msg`This number is already used in another company, with the customer number ${customer}. Please check the number.`
      : msg`This number is already used by another customer. Please check the number.`
  },
  461: msg`The reload value is greater than the limit. Please choose a higher limit or a lower reload value.`,
  462: askBank(msg`This number cannot be used because the account is blocked. Please contact the service line.`),
} satisfies Sentences<StatusOf<CallingNumbersPort['add']>>

/** The state has changed meanwhile (R913). */
export const stateSentences = {
  409: msg`The status of this number has changed in the meantime. Nothing was done; the list now shows how it stands.`,
} satisfies Sentences<StatusOf<CallingNumbersPort['block']>>

/** What is wrong with a file; the server's own words say which rule its line breaks (R789, R790). */
export const uploadSentences = {
  460: (error) => {
    const [line, reason] = [problemField(error, 'line'), String(problemField(error, 'message') ?? '')]
    return typeof line === 'number'
      ? msg`Line ${line} is wrong: ${reason}. No number was added. Please correct the file and upload it again.`
      : msg`The file is not valid: ${reason}. No number was added. Please correct the file and upload it again.`
  },
} satisfies Sentences<StatusOf<ReturnType<CallingNumbersPort['upload']>>>
