/** Sees when asking on tells nothing: nobody answers any more, or everything gets the same answer. */
import type { Received } from '#conform/backend.ts'
import type { NoAnswer } from '#conform/no-answer.ts'
import type { OperationId } from '#generated/operations.ts'

/** Ends a run; the message says why, in one line. */
export class PointlessRun extends Error {}

/** A backend that answers nothing for so many time-outs on end has gone, however many calls were waiting meanwhile. */
const mostTimeouts = 2.5
/** Calls in a row that are refused or cut off at once. */
const mostCutOff = 10
/** So many answers to so many operations are never alike by chance: one of them is a sign-in, one needs none. */
const fewAnswers = 5
const fewOperations = 3

export function watch(timeout: number) {
  let last = performance.now()
  let unanswered = 0
  let answers = 0
  const kinds = new Set<string>()
  const asked = new Set<OperationId>()
  return {
    answered(operation: OperationId, answer: Pick<Received, 'status' | 'mediaType' | 'body'>): void {
      last = performance.now()
      unanswered = 0
      answers += 1
      kinds.add(kindOf(answer))
      asked.add(operation)
      if (kinds.size > 1 || answers < fewAnswers || asked.size < fewOperations) return
      throw new PointlessRun(
        `Every call is answered alike, with ${[...kinds].join('')}. Is this the backend, or something before it?`,
      )
    },
    unanswered({ message, call, isTimeout }: NoAnswer): void {
      unanswered += 1
      const isGone = isTimeout ? performance.now() - last > mostTimeouts * timeout : unanswered >= mostCutOff
      if (isGone)
        throw new PointlessRun(`The backend answers no more: ${message}. The last of ${unanswered} calls was ${call}`)
    },
  }
}

/** Status, type and the names of a body: what differs as soon as a backend tells calls apart. */
function kindOf({ status, mediaType, body }: Pick<Received, 'status' | 'mediaType' | 'body'>): string {
  const names = typeof body === 'object' && body !== null ? `{${Object.keys(body).toSorted().join(', ')}}` : ''
  return [`${status}`, mediaType || 'without a body', names].filter(Boolean).join(' ')
}
