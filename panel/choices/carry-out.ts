import { operationOf } from '../contract/operation-of.ts'
import { updateCall } from '../calls/call-log.ts'
import { findChoice } from './choice.ts'
import { keepChoiceTexts, readChoiceTexts } from './choice-texts.ts'

/** Long enough to see what a screen does meanwhile. */
const slowMs = 5_000
const broken = '{"unreadable": '

type Outgoing = { id: number; method: string; path: string }

/** Returns the choice for a call; a choice for the next call only is used up. */
function take({ method, path }: Outgoing) {
  const taken = findChoice(operationOf(method, path), readChoiceTexts())
  if (taken?.choice.times === 'next') keepChoiceTexts(readChoiceTexts().filter((other) => other !== taken.text))
  return taken
}

/** Sends a call with the chosen outcome: an example is requested from the server, everything else is produced here. */
export function carryOut(call: Outgoing, request: XMLHttpRequest, send: () => void): void {
  const taken = take(call)
  if (taken === undefined) return send()
  updateCall(call.id, { chosen: taken.text })
  const { outcome, example } = taken.choice
  switch (outcome) {
    case 'slow':
      setTimeout(send, slowMs)
      return undefined
    case 'offline':
      return end(request, 'error')
    case 'timeout':
      return end(request, 'timeout')
    case 'unreadable':
      makeUnreadable(request)
      return send()
    default:
      request.setRequestHeader('Prefer', `code=${outcome}${example === undefined ? '' : `, example=${example}`}`)
      return send()
  }
}

/** Ends the call without sending it, with the events of a browser. */
function end(request: XMLHttpRequest, event: 'error' | 'timeout'): void {
  for (const type of [event, 'loadend']) request.dispatchEvent(new ProgressEvent(type))
}

/** The server does its work, and its answer arrives broken. */
function makeUnreadable(request: XMLHttpRequest): void {
  const asBlob = request.responseType === 'blob'
  const response = asBlob ? new Blob([broken], { type: 'application/json' }) : broken
  Object.defineProperty(request, 'response', { value: response })
  if (!asBlob) Object.defineProperty(request, 'responseText', { value: broken })
}
