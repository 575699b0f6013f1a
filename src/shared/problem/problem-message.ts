import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { timeAhead } from '../format/time-ahead.ts'
import { ApiError } from '../http/api-error.ts'
import { isConnectionLost } from '../http/load-part.ts'
import { ownChangeRuns } from './words-to-customer.ts'

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

/** Only the bank can help: its customers get the link to it beside this sentence. */
export const askBank = (message: MessageDescriptor): MessageDescriptor & { asksBank: true } => ({
  ...message,
  asksBank: true,
})

const timeOut = msg`The answer took too long. Please try again in a few minutes.`

const tooMany = (when: string) => msg`There were too many attempts. Please try again ${when}.`
const busy = (when: string) => msg`Very many people want to sign in right now. Please try again ${when}.`

/** Where the server says when to come back (Retry-After). */
const byWait: Record<number, (when: string) => MessageDescriptor> = { 429: tooMany, 503: busy }

const byStatus: Record<number, MessageDescriptor> = {
  401: msg`You are signed out. Please sign in again.`,
  403: askBank(msg`You are not authorised to do this. If you think you should be, please have your access checked.`),
  422: msg`What you sent before from here was saved after all. Please check it; if you want this as well, send it again.`,
  404: msg`This entry does not exist any more. Somebody may have changed or deleted it in the meantime.`,
  412: msg`Somebody has changed this in the meantime, so nothing was saved. Please open it again and check it.`,
  458: msg`You are signed out. Please sign in again.`,
  459: msg`Your login has expired, please log in again.`,
  501: msg`This is not available yet, we are still building it.`,
  502: timeOut,
  504: timeOut,
}

const taskOngoing = {
  bank: msg`A task is still running for this record. Nothing was changed, please try again in a few minutes.`,
  own: ownChangeRuns,
}

/** Nobody knows whether a write was done that had no answer; its key makes trying again safe. */
const open = msg`We do not know whether this was saved. You can safely try again: it will be done only once.`
const openOffline = msg`Your internet connection was lost, so we do not know whether this was saved. You can safely try again as soon as it is back: it will be done only once.`

/** The same when what is stored was read again in the meantime. */
const openShown = msg`We received no answer and have loaded anew what is saved. If your change is missing, you can safely try again: it will be done only once.`

const notSent = msg`You have no internet connection at the moment, so nothing was sent. Please try again as soon as it is back.`
const noConnection = msg`You have no internet connection at the moment. Please check it and try again.`
const unreachable = msg`We could not reach the bank. Please check your internet connection and try again.`

const byFailure = {
  timeout: timeOut,
  unreadable: msg`We received an answer that we could not read. Please try again; if it happens again, ask for help and name the support id.`,
}

/** Says that trying again may help and that nothing is known about the reason (R277). */
const genericProblem = msg`Something went wrong on our side. Please try again; if it happens again, ask for help and name the support id.`

const isBank = (path: string): boolean => /^\/bank(-employee)?(\/|$)/.test(path)

/** Whether the link to the bank stands beside a sentence: its employees are no customers of it here. */
export const leadsToBank = (message: MessageDescriptor): boolean =>
  'asksBank' in message && !isBank(window.location.pathname)

/**
 * The one sentence for an error: the feature's own for that status, else the generic one by status or kind of failure,
 * else the general one (R279). `path` is the page's path: below /bank a running task reads differently (R275, A66).
 */
export function problemMessage(
  error: unknown,
  sentences: AnySentences = {},
  path: string = window.location.pathname,
): MessageDescriptor {
  if (error instanceof ApiError && error.isOpen) {
    if (error.isShown) return openShown
    return navigator.onLine ? open : openOffline
  }
  if (error instanceof ApiError && error.isUnsent && !navigator.onLine) return notSent
  if (isConnectionLost(error)) return navigator.onLine ? unreachable : noConnection
  if (!(error instanceof ApiError)) return genericProblem
  if (error.failure === 'timeout' || error.failure === 'unreadable') return byFailure[error.failure]
  const status = error.status ?? 0
  const own = sentences[status]
  if (own !== undefined) return typeof own === 'function' ? own(error) : own
  if (status === 423) return isBank(path) ? taskOngoing.bank : taskOngoing.own
  const inTime = error.retryAfter && byWait[status]?.(timeAhead(error.retryAfter))
  return inTime || (byStatus[status] ?? genericProblem)
}

/** Whether asking once more may be answered otherwise: not for what is gone, nor for what the person may not see. */
export const tryingAgainHelps = (error: unknown): boolean =>
  !(error instanceof ApiError && (error.status === 403 || error.status === 404))

/** Whether the contact link and the support id help the person: not where the sentence says everything (R277, R278). */
export function needsSupportId(error: unknown, sentences: AnySentences = {}): error is ApiError {
  if (!(error instanceof ApiError)) return false
  const unanswered = error.failure === 'unreadable' || error.failure === 'network'
  return unanswered || (error.isOpen && error.status === 500) || problemMessage(error, sentences) === genericProblem
}
