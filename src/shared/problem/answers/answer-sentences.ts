/** Sentences about responses and missing responses; not needed before the first call of a login (lingui.config.ts). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ownChangeRuns, ownPermissionMissing } from './words-to-customer.ts'

/** Whether a page of this path is read by the bank's employees. */
export const isBank = (path: string): boolean => /^\/bank(-employee)?(\/|$)/.test(path)

/** Marks a sentence that only the bank can help with: customers get the contact link beside it. */
export const askBank = (message: MessageDescriptor): MessageDescriptor & { asksBank: true } => ({
  ...message,
  asksBank: true,
})

/** Whether the contact link is shown beside a sentence: not for bank employees. */
export const leadsToBank = (message: MessageDescriptor): boolean =>
  'asksBank' in message && !isBank(window.location.pathname)

export const timeOut = msg`The answer took too long. Please try again in a few minutes.`

const tooMany = (when: string) => msg`Too many attempts. Please try again ${when}.`
const busy = (when: string) => msg`A lot of people are signing in right now. Please try again ${when}.`

/** Sentences with the time of the next try (Retry-After). */
export const byWait: Record<number, (when: string) => MessageDescriptor> = { 429: tooMany, 503: busy }

export const byStatus: Record<number, MessageDescriptor> = {
  401: msg`You are signed out. Please sign in again.`,
  422: msg`What you sent before was saved after all. Please check it. If you want to save this as well, send it again.`,
  404: msg`This entry no longer exists. It may have been changed or deleted in the meantime.`,
  412: msg`Somebody has changed this in the meantime, so nothing was saved. Please open it again and check it.`,
  458: msg`You are signed out. Please sign in again.`,
  459: msg`Your login has expired, please log in again.`,
  501: msg`This is not available yet. We are working on it.`,
  502: timeOut,
  504: timeOut,
}

export const forbidden = {
  bank: msg`You are not authorised to do this. If you need this permission, please ask somebody with the role Administrator.`,
  own: askBank(ownPermissionMissing),
}

export const taskOngoing = {
  bank: msg`A task is still running for this record. Nothing was changed. Please try again in a few minutes.`,
  own: ownChangeRuns,
}

/** The outcome of a write without a response is unknown; its idempotency key makes a retry safe. */
export const unknownOutcome = msg`We do not know whether this was saved. You can safely try again: it will only be done once.`
export const unknownOutcomeOffline = msg`Your internet connection was lost, so we do not know whether this was saved. You can safely try again as soon as it is back: it will only be done once.`

/** Like `unknownOutcome`, of a deletion: the list was read again and shows whether it was done. */
export const unknownOutcomeShown = msg`We received no answer. You now see what is saved. If your change is missing, you can safely try again: it will only be made once.`

/** Like `unknownOutcome`, of a change: what is stored was read again, and differs from what the form shows. */
export const changeMayBeUnsaved = msg`Your change may not have been saved. You can safely save it again.`

export const notSent = msg`You are offline, so nothing was sent. Please try again as soon as you are back online.`
