import { useMutation } from '@tanstack/react-query'
import type { Command } from './port.ts'
import type { ApiError } from '../http/api-error.ts'
import { saveFile } from '../http/save-file.ts'

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
