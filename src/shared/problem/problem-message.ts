import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatTimeAhead } from '../format/relative-time.ts'
import { ApiError, problemField } from '../http/api-error.ts'
import { isConnectionLost } from '../http/load-part.ts'
import {
  byStatus,
  byWait,
  changeMayBeUnsaved,
  forbidden,
  notSent,
  unknownOutcome,
  unknownOutcomeOffline,
  unknownOutcomeShown,
  taskOngoing,
  timeOut,
  isBank,
} from './answers/answer-sentences.ts'
import { callUs, callWithSupportId } from './generic-words-to-customer.ts'

/** The inputs that a refusal is about; none: it may be about any input of the form. */
type RefusedFields<TField extends string> = readonly TField[] | ((error: ApiError) => readonly TField[])

/**
 * What a person reads for a refusal; a function when the answer carries data such as minutes. `fields` names the inputs that it is about;
 * a form needs them (`aboutFields`, `aboutForm`).
 */
export type Sentence = (MessageDescriptor | ((error: ApiError) => MessageDescriptor)) & {
  fields?: RefusedFields<string>
}

/** A sentence of a form, which has to say which inputs it is about. */
export type FormSentence<TField extends string = string> = Sentence & { fields: RefusedFields<TField> }

/** Says which fields a refusal is about: the first one shows it and takes the focus, and it goes when one of them changes. */
export const aboutFields = <const TField extends string>(
  fields: RefusedFields<TField>,
  sentence: MessageDescriptor | ((error: ApiError) => MessageDescriptor),
): FormSentence<TField> =>
  typeof sentence === 'function'
    ? Object.assign((error: ApiError) => sentence(error), { fields })
    : { ...sentence, fields }

/** Says that a refusal is about no field alone: it stands below the fields, and goes with the next entry. */
export const aboutForm = (
  sentence: MessageDescriptor | ((error: ApiError) => MessageDescriptor),
): FormSentence<never> => aboutFields<never>([], sentence)

/** A feature's sentence for each application status of a command. */
export type Sentences<TStatus extends number> = Record<TStatus, Sentence>

/** Sentences for any statuses. */
export type AnySentences = Partial<Record<number, Sentence>>

/** The props of what shows refusals: required when the command has application statuses. */
export type WithSentences<TStatus extends number> = [TStatus] extends [never]
  ? { sentences?: AnySentences }
  : number extends TStatus
    ? { sentences?: AnySentences }
    : { sentences: Sentences<TStatus> }

const noConnection = msg`You are offline. Please check your internet connection and try again.`
const unreachable = msg`We could not reach the bank. Please check your internet connection and try again.`

/** The generic error: a retry may help, the reason is unknown (R277). */
const genericProblem = {
  bank: msg`Something went wrong on our side. Please try again. If it happens again, report it with the support ID.`,
  own: callWithSupportId,
}

/** The generic error without a failed call, so that there is no support id. */
const portalProblem = {
  bank: msg`Something went wrong on our side. Please try again. If it happens again, report it.`,
  own: callUs,
}

/** Whether a 404 is about a missing record: the contract promises a Problem, frameworks and proxies send another body for an unknown path. */
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
    if (error.refreshedSince) return error.call.startsWith('DELETE') ? unknownOutcomeShown : changeMayBeUnsaved
    return navigator.onLine || error.isAnswered ? unknownOutcome : unknownOutcomeOffline
  }
  if (error instanceof ApiError && error.isUnsent && !navigator.onLine) return notSent
  if (isConnectionLost(error)) return navigator.onLine ? unreachable : noConnection
  const reader = isBank(path) ? 'bank' : 'own'
  if (!(error instanceof ApiError)) return portalProblem[reader]
  if (error.failure === 'timeout') return timeOut
  if (error.failure === 'unreadable') return genericProblem[reader]
  const status = error.status ?? 0
  if (status === 404 && !isMissingRecord(error)) return byStatus[501]!
  const own = sentences[status]
  if (own !== undefined) return typeof own === 'function' ? own(error) : own
  if (status === 404 && !namesRecord(error)) return byStatus[501]!
  if (status === 403) return forbidden[reader]
  if (status === 423) return taskOngoing[reader]
  const inTime = error.retryAfter && byWait[status]?.(formatTimeAhead(error.retryAfter))
  return inTime || (byStatus[status] ?? genericProblem[reader])
}

/** Whether a retry may succeed: not for missing records, nor for missing permissions. */
export const isRetryUseful = (error: unknown): boolean =>
  !(error instanceof ApiError && (error.status === 403 || error.status === 404))

/** Whether to show the contact link and the support id: not where the sentence explains everything (R277, R278). */
export function needsHelp(error: unknown, sentences: AnySentences = {}): boolean {
  if (!(error instanceof ApiError)) return true
  const unanswered = error.failure === 'unreadable' || error.failure === 'network'
  const isGeneric = Object.values(genericProblem).includes(problemMessage(error, sentences))
  return unanswered || (error.outcomeUnknown && error.status === 500) || isGeneric
}
