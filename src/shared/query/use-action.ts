import type { MessageDescriptor } from '@lingui/core'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ApiError } from '../http/api-error.ts'
import type { AnySentences, WithSentences } from '../problem/problem-message.ts'
import type { Command } from './port.ts'
import { addSuccess } from '../alerts/alerts.ts'
import { addProblem } from '../alerts/problem-alert.ts'

type Labels<TStatus extends number> = WithSentences<NoInfer<TStatus>> & {
  /** The sentence for each refusal of the command. */
  sentences?: AnySentences
  /** Said when it is done and the screen shows it. */
  done: MessageDescriptor
}

/**
 * Something a button does by itself, without a form or a modal: both outcomes are told by one alert, also when the person
 * has left the screen meanwhile. A second press while it runs does nothing. Forms and modals show their errors themselves.
 */
export function useAction<TInput, TResult, TStatus extends number>(
  command: Command<TInput, TResult, TStatus>,
  { sentences, done }: Labels<TStatus>,
): { run: (input: TInput) => void; isPending: boolean } {
  const running = useRef(false)
  const { mutate, isPending } = useMutation<TResult, ApiError, TInput>({
    ...command,
    onSuccess: () => void addSuccess(done),
    onError: (error) => addProblem(error, sentences),
    onSettled: () => {
      running.current = false
    },
  })
  const run = (input: TInput): void => {
    if (running.current) return
    running.current = true
    mutate(input)
  }
  return { run, isPending }
}
