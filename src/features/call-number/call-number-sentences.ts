import { msg, plural } from '@lingui/core/macro'
import { problemField, type ApiError } from '#src/shared/http/api-error.ts'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { WithCode, WithoutCode } from './call-number-port.ts'

const inUse = msg`This phone number is already in use. Please check it or enter another one.`

/** Seconds until another code can be requested (A56); the usual minute when the server does not say it. */
export function secondsToWait(error: ApiError): number {
  const seconds = problemField(error, 'secondsUntilCreationPossible')
  return typeof seconds === 'number' ? seconds : 60
}

/** Said while the wait runs, second by second (R296). */
const codeAlreadySent = (seconds: number) =>
  msg`We have already sent you a code. You can request a new one in ${plural(seconds, { one: '# second', other: '# seconds' })}.`

/** The page does not know which number the code under way went to: it was requested in another window or on another device. */
export const codeSentSomewhere = (seconds: number) =>
  msg`We have already sent you a code. It is valid only for the number that it went to. You can request a new one in ${plural(seconds, { one: '# second', other: '# seconds' })}.`

/** The page knows that the code under way went to a number that was corrected since. */
export const codeSentElsewhere = (seconds: number) =>
  msg`We have just sent a code to another number. You can request a new one in ${plural(seconds, { one: '# second', other: '# seconds' })}.`

export const requestCodeSentences = {
  460: (error) => codeAlreadySent(secondsToWait(error)),
} satisfies Sentences<StatusOf<WithCode['requestCode']>>

export const confirmSentences = {
  409: inUse,
  460: msg`We have no code for you. Please request a new code.`,
  461: msg`The code is not correct. Please check it and try again.`,
  462: msg`The code was entered wrongly too often. Please request a new code.`,
  463: msg`This code was sent for something else or to another number. Please request a new code.`,
  464: msg`The code has expired. Please request a new code.`,
} satisfies Sentences<StatusOf<WithCode['changeCallNumber']>>

export const changeSentences = { 409: inUse } satisfies Sentences<StatusOf<WithoutCode['changeCallNumber']>>
