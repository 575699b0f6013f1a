import type { MessageDescriptor } from '@lingui/core'
import type { Change, Versioned } from './port.ts'
import { customizeAlertText } from '../alerts/alerts.ts'

/**
 * For a write after which the bank ends the session of the person who sent it, such as taking away the own access: `why`
 * gives what the login page says then instead of the general sentence (R062, R268), or nothing where it does not end.
 */
export function withLogoutMessage<TRecord extends Versioned, TInput, TResult, TStatus extends number>(
  change: Change<TRecord, TInput, TResult, TStatus>,
  why: (input: TInput) => MessageDescriptor | undefined,
): Change<TRecord, TInput, TResult, TStatus> {
  return {
    ...change,
    changeFn: async (record, input) => {
      const result = await change.changeFn(record, input)
      const text = why(input) // what follows is read anew, and is refused
      if (text !== undefined) customizeAlertText(text)
      return result
    },
  }
}
