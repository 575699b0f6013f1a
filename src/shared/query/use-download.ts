import { useMutation } from '@tanstack/react-query'
import type { Command } from './port.ts'
import type { ApiError } from '../http/api-error.ts'

/**
 * Downloads a file by a command, GET or POST (R764). `error` stays until the next try and is shown by the screen beside the button
 * (R317); `pending` is the input of the download in progress.
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

/** Browsers read the object URL some time after the click, since some ask the person first. */
const objectUrlLifetimeMs = 60_000

/** Saves a file under the name from the server, or under `fallbackName` when it sent none (R257, R765). */
export function saveFile(content: Blob, fallbackName: string): void {
  const own = content instanceof File ? content.name : ''
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = own === '' ? fallbackName : own
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), objectUrlLifetimeMs)
}
