import { msg, plural } from '@lingui/core/macro'
import { problemField, type ApiError } from '#src/shared/http/api-error.ts'
import { bankNow, minutesUntil } from '#src/shared/format/bank-time.ts'
import type { Sentence, Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { ProfilePort } from './profile-port.ts'

/** Taken when the server does not say how long (A55). */
const lockMinutesUnknown = 99

/** Until when the account is locked, at the bank, in milliseconds since 1970. */
export function lockEnd(error: ApiError): number {
  const until = problemField(error, 'accountLockedUntil')
  const end = typeof until === 'string' ? Date.parse(until) : Number.NaN
  return Number.isNaN(end) ? bankNow() + (minutesUntil(until) ?? lockMinutesUnknown) * 60_000 : end
}

export const locked = (minutes: number) =>
  msg`There were too many attempts, so your account is locked. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`

export const changePasswordSentences = {
  417: msg`The old password is not correct. Please check it and try again.`,
  460: msg`The new password contains your first or last name. Please choose another one.`,
  462: (error) => locked(minutesUntil(problemField(error, 'accountLockedUntil')) ?? lockMinutesUnknown),
  466: msg`This password is not allowed, for example because you have used it before. Please choose another one.`,
} satisfies Sentences<StatusOf<ProfilePort['changePassword']>>

/** No status is known for asking too soon; the form has checked everything else that could be wrong. */
export const requestCodeSentences = {
  400: msg`We have just sent a code to another address. Please wait a minute and then try again.`,
} satisfies Record<number, Sentence>

export const changeEmailSentences = {
  409: msg`This e-mail address is already in use. Please enter another one.`,
  461: msg`We have no code for you. Please request a new code.`,
  462: msg`The code is not correct. Please check it and try again.`,
  463: msg`The code was entered wrongly too often. Please request a new code.`,
  464: msg`This code was sent for something else or to another address. Please request a new code.`,
  465: msg`The code has expired. Please request a new code.`,
} satisfies Sentences<StatusOf<ProfilePort['changeEmail']>>
