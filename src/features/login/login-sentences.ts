import { msg, plural } from '@lingui/core/macro'
import { minutesUntil } from '#src/shared/format/bank-time.ts'
import { problemField, type ApiError } from '#src/shared/http/api-error.ts'
import { askBank } from '#src/shared/problem/answer-sentences.ts'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { LoginPort } from './login-port.ts'

/** Said when the server does not say how long (A55). */
const lockMinutesUnknown = 99

const wrongCredentials = msg`The e-mail address or the password is not correct. Please check both and try again.`
const deactivated = askBank(
  msg`Your account was deactivated because it has not been used for a long time. Only the bank can open it again.`,
)

function locked(error: ApiError) {
  const minutes = minutesUntil(problemField(error, 'accountLockedUntil')) ?? lockMinutesUnknown
  return msg`There were too many attempts, so your account is locked. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
}

export const logInSentences = {
  401: wrongCredentials,
  458: wrongCredentials,
  462: locked,
  468: deactivated,
} satisfies Sentences<StatusOf<LoginPort['logIn']>>

export const requestCodeSentences = {
  460: msg`There is no account with this e-mail address. Please check it.`,
  461: msg`We have just sent you a code. Please enter it, or request a new one in a minute.`,
  468: deactivated,
} satisfies Sentences<StatusOf<LoginPort['requestCode']>>

export const resetPasswordSentences = {
  461: msg`We have no code for you. Please request a new code.`,
  462: msg`The code is not correct. Please check it and try again.`,
  463: msg`The code was entered wrongly too often. Please request a new code.`,
  464: msg`This code was sent for something else. Please request a new code.`,
  465: msg`The code has expired. Please request a new code.`,
  466: msg`This password is not allowed, for example because you have used it before. Please choose another one.`,
  467: msg`The password contains your first or last name. Please choose another one.`,
  468: deactivated,
} satisfies Sentences<StatusOf<LoginPort['resetPassword']>>
