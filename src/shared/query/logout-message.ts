import type { MessageDescriptor } from '@lingui/core'
import type { Change, Versioned } from './port.ts'
import { customizeAlertText } from '../alerts/alerts.ts'

/**
 * Wraps a change that may end the person's own session, such as removing the own access: `messageFor` returns the message of the
 * login page that replaces the general one (R062, R268), or undefined when the session goes on.
 */
export function withLogoutMessage<TRecord extends Versioned, TInput, TResult, TStatus extends number>(
  change: Change<TRecord, TInput, TResult, TStatus>,
  messageFor: (input: TInput) => MessageDescriptor | undefined,
): Change<TRecord, TInput, TResult, TStatus> {
  return {
    ...change,
    changeFn: async (record, input) => {
      const result = await change.changeFn(record, input)
      const message = messageFor(input) // set before the reload that follows, which is refused
      if (message !== undefined) customizeAlertText(message)
      return result
    },
  }
}
