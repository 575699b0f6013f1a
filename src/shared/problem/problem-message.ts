import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatTimeAhead } from '../format/relative-time.ts'
import { ApiError, problemField } from '../http/api-error.ts'
import { isConnectionLost } from '../http/load-part.ts'
import {
  byFailure,
  byStatus,
  byWait,
  failedShown,
  notSent,
  open,
  openOffline,
  openShown,
  taskOngoing,
  isBank,
} from './answer-sentences.ts'

/** What a person reads for a refusal; a function when the answer carries data such as minutes. */
export type Sentence = MessageDescriptor | ((error: ApiError) => MessageDescriptor)

/** A feature's sentence for each application status of a command. */
export type Sentences<TStatus extends number> = Record<TStatus, Sentence>

/** Sentences, whatever they are for. */
export type AnySentences = Partial<Record<number, Sentence>>

/** For who may be refused for reasons of its own: then a sentence for each is needed, and else none. */
export type WithSentences<TStatus extends number> = [TStatus] extends [never]
  ? { sentences?: AnySentences }
  : number extends TStatus
    ? { sentences?: AnySentences }
    : { sentences: Sentences<TStatus> }

const noConnection = msg`You have no internet connection at the moment. Please check it and try again.`
const unreachable = msg`We could not reach the bank. Please check your internet connection and try again.`

/** Says that trying again may help and that nothing is known about the reason (R277). */
const genericProblem = msg`Something went wrong on our side. Please try again; if it happens again, ask for help and name the support id.`

/** The same where no call failed, so that there is no support id. */
const portalProblem = msg`Something went wrong on our side. Please try again; if it happens again, ask for help.`

/** Whether a 404 is an answer of the call: the contract promises a Problem. Frameworks and proxies answer another body for a call that is not there. */
export const isMissingRecord = (error: ApiError): boolean =>
  error.status === 404 && typeof problemField(error, 'traceId') === 'string'

/** Only calls that name a record answer 404, and every id has a digit (tests/contract/operations.test.ts). */
const namesRecord = ({ call }: ApiError): boolean => /\d/.test(call)

/**
 * The one sentence for an error: the feature's own for that status, else the generic one by status or kind of failure,
 * else the general one (R279). `path` is the page's path: below /bank a running task reads differently (R275, A66).
 */
export function problemMessage(
  error: unknown,
  sentences: AnySentences = {},
  path: string = window.location.pathname,
): MessageDescriptor {
  if (error instanceof ApiError && error.outcomeUnknown) {
    if (error.refreshedSince) return error.isAnswered ? failedShown : openShown
    return navigator.onLine || error.isAnswered ? open : openOffline
  }
  if (error instanceof ApiError && error.isUnsent && !navigator.onLine) return notSent
  if (isConnectionLost(error)) return navigator.onLine ? unreachable : noConnection
  if (!(error instanceof ApiError)) return portalProblem
  if (error.failure === 'timeout' || error.failure === 'unreadable') return byFailure[error.failure]
  const status = error.status ?? 0
  if (status === 404 && !isMissingRecord(error)) return byStatus[501]!
  const own = sentences[status]
  if (own !== undefined) return typeof own === 'function' ? own(error) : own
  if (status === 404 && !namesRecord(error)) return byStatus[501]!
  if (status === 423) return isBank(path) ? taskOngoing.bank : taskOngoing.own
  const inTime = error.retryAfter && byWait[status]?.(formatTimeAhead(error.retryAfter))
  return inTime || (byStatus[status] ?? genericProblem)
}

/** Whether asking once more may be answered otherwise: not for what is gone, nor for what the person may not see. */
export const tryingAgainHelps = (error: unknown): boolean =>
  !(error instanceof ApiError && (error.status === 403 || error.status === 404))

/** Whether the contact link and the support id help the person: not where the sentence says everything (R277, R278). */
export function needsHelp(error: unknown, sentences: AnySentences = {}): boolean {
  if (!(error instanceof ApiError)) return true
  const unanswered = error.failure === 'unreadable' || error.failure === 'network'
  return (
    unanswered || (error.outcomeUnknown && error.status === 500) || problemMessage(error, sentences) === genericProblem
  )
}
