/** Who changed a record last, as a conflict (412) says it. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LastChange } from '#generated/model/last-change.ts'
import type { ProfileChangedProblem } from '#generated/model/profile-changed-problem.ts'
import { formatDateTime } from '../../format/day.ts'
import { problemField, type ApiError } from '../../http/api-error.ts'
import { isBank } from '../../problem/answers/answer-sentences.ts'
import { changedByBankOrSelf } from '../../problem/answers/words-to-customer.ts'

/** Undefined where the server does not say it. */
export function lastChangeOf(error: ApiError): LastChange | undefined {
  const change = problemField<ProfileChangedProblem>(error, 'lastChange') as LastChange | undefined
  return typeof change?.at === 'string' ? change : undefined
}

/** Who and when, as a sentence: the bank reads the name, a customer reads "the bank" or "yourself". */
export function describeLastChange(i18n: I18n, change: LastChange | undefined): string {
  if (change === undefined)
    return i18n._(
      isBank(window.location.pathname) ? msg`Changed by somebody else in the meantime.` : changedByBankOrSelf,
    )
  const [when, { user }] = [formatDateTime(change.at), change]
  if (change.own) return i18n._(msg`Last changed by yourself in another window, on ${when}.`)
  return i18n._(
    user === undefined ? msg`Last changed by the bank on ${when}.` : msg`Last changed by ${user} on ${when}.`,
  )
}
