import { msg } from '@lingui/core/macro'
import { ApiError } from '../http/api-error.ts'
import { leadsToBank } from '../problem/answers/answer-sentences.ts'
import { needsHelp, problemMessage, type AnySentences } from '../problem/problem-message.ts'
import { externalLinks } from '../settings/external-links.ts'
import { addAlert, readAlerts } from './alerts.ts'

/** Statuses that end the session; src/app/session/session-watch.ts shows one message for all calls. */
const sessionStatuses: readonly unknown[] = [401, 458, 459]

/**
 * Adds an alert for an error that no form, modal or loader shows. A generic error, also one without a connection, has the contact link
 * and the support id (R277, R278). Equal errors of one call add one alert.
 */
export function addProblem(error: unknown, sentences: AnySentences = {}): void {
  const apiError = error instanceof ApiError ? error : undefined
  if (sessionStatuses.includes(apiError?.status)) return
  const message = problemMessage(error, sentences)
  const traceId = apiError?.traceId
  if (readAlerts().some((open) => open.message.id === message.id && open.traceId === traceId)) return
  addAlert({
    message,
    ...(traceId !== undefined && { traceId }),
    ...((needsHelp(error, sentences) || leadsToBank(message)) && {
      link: { href: externalLinks.contact, label: msg`Contact us` },
    }),
  })
}
