import type { MessageDescriptor } from '@lingui/core'
import type { Command } from './port.ts'
import { customizeAlertText } from '../alerts/alerts.ts'

/**
 * For a write after which the bank ends the session of the person who sent it, such as taking away the own access: `why`
 * gives what the login page says then instead of the general sentence (R062, R268), or nothing where it does not end.
 */
export function withFarewell<TInput, TResult, TStatus extends number>(
  command: Command<TInput, TResult, TStatus>,
  why: (input: TInput) => MessageDescriptor | undefined,
): Command<TInput, TResult, TStatus> {
  return {
    ...command,
    mutationFn: async (input, context) => {
      const result = await command.mutationFn(input, context)
      const text = why(input) // what follows is read anew, and is refused
      if (text !== undefined) customizeAlertText(text)
      return result
    },
  }
}
