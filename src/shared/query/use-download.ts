import { useMutation } from '@tanstack/react-query'
import type { Command } from './port.ts'
import type { ApiError } from '../http/api-error.ts'

/**
 * A file that a person asks for, by GET or POST, whatever the command does (R764). `error` is there until the next try and
 * is shown by the screen, beside the button (R317); `pending` is the input of the download that is under way.
 */
export function useDownload<TInput, TStatus extends number>(
  command: Command<TInput, Blob, TStatus>,
  fallbackName: (input: TInput) => string,
) {
  const { mutate, isPending, variables, error } = useMutation<Blob, ApiError, TInput>({
    ...command,
    onSuccess: (content, input) => saveFile(content, fallbackName(input)),
  })
  const download = (input: TInput): void => {
    if (!isPending) mutate(input)
  }
  return { download, pending: isPending ? variables : undefined, isPending, error }
}

/** Browsers read the address a moment after the click; some ask the person first. */
const keptMs = 60_000

/** Saves what was downloaded under its own name, or under the caller's when the server gave none (R257, R765). */
export function saveFile(content: Blob, fallbackName: string): void {
  const own = content instanceof File ? content.name : ''
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = own === '' ? fallbackName : own
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
