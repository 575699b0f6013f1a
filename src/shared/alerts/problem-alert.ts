import { msg } from '@lingui/core/macro'
import { ApiError } from '../http/api-error.ts'
import { leadsToBank } from '../problem/answer-sentences.ts'
import { needsHelp, problemMessage, type AnySentences } from '../problem/problem-message.ts'
import { externalLinks } from '../settings/external-links.ts'
import { addAlert, readAlerts } from './alerts.ts'

/** The end of a session is told by src/app/session-watch.ts, once for all calls that it ended. */
const sessionStatuses: readonly unknown[] = [401, 458, 459]

/**
 * Raises the alert of something that failed where no form, modal or loader shows it. Where nothing better is known, also
 * without a connection, it carries the contact link and the support id (R277, R278). Calls that failed together and for
 * the same reason raise one.
 */
export function addProblem(error: unknown, sentences: AnySentences = {}): void {
  const known = error instanceof ApiError ? error : undefined
  if (sessionStatuses.includes(known?.status)) return
  const message = problemMessage(error, sentences)
  const traceId = known?.traceId
  if (readAlerts().some((open) => open.message.id === message.id && open.traceId === traceId)) return
  addAlert({
    message,
    ...(traceId !== undefined && { traceId }),
    ...((needsHelp(error, sentences) || leadsToBank(message)) && {
      link: { href: externalLinks.contact, label: msg`Contact us` },
    }),
  })
}
