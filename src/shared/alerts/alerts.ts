import type { MessageDescriptor } from '@lingui/core'
import { afterPointerUp } from '../elements/pointer-release.ts'
import { createListeners } from '../state/store.ts'

/** Success alerts disappear by themselves after this time (R097). */
const successTimeMs = 5000

export type Alert = {
  /** UUID (R061). */
  id: string
  /** An error, a success, or a hint such as a missing password. */
  type: 'error' | 'success' | 'info'
  message: MessageDescriptor
  /** Support id of the call that failed (R100). */
  traceId?: string
  link?: { href: string; label: MessageDescriptor }
  /** Milliseconds until it closes by itself; without it the person closes it (A67). */
  timeout?: number
}

let alerts: readonly Alert[] = []
let customizedText: MessageDescriptor | undefined
const listeners = createListeners()

function change(next: readonly Alert[]): void {
  alerts = next
  afterPointerUp(listeners.notify)
}

export const readAlerts = (): readonly Alert[] => alerts

export const subscribeToAlerts = listeners.subscribe

/** Appends an alert to the list (R094) and returns its id. */
export function addAlert(alert: Omit<Alert, 'id' | 'type'> & { type?: Alert['type'] }): string {
  const id = crypto.randomUUID()
  const lasting = alert.type === 'success' ? { timeout: successTimeMs } : undefined
  change([...alerts, { type: 'error', ...lasting, ...alert, id }])
  return id
}

export const addSuccess = (message: MessageDescriptor): string => addAlert({ type: 'success', message })

export const removeAlert = (id: string): void => change(alerts.filter((alert) => alert.id !== id))

/** Removes all alerts but successes, and the customized text (R096, A64). */
export function resetAlerts(): void {
  customizedText = undefined
  change(alerts.filter((alert) => alert.type === 'success'))
}

/**
 * Sets the message for when the server ends the session (401, 458) while this page is open (R062, R268), such as after a change of the
 * password. The next reset clears it.
 */
export function customizeAlertText(message: MessageDescriptor): void {
  customizedText = message
}

export const readCustomizedAlertText = (): MessageDescriptor | undefined => customizedText
