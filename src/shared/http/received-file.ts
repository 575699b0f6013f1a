import { parse } from 'content-disposition'
import { visibleFileName } from '../format/file-text.ts'

const maxLength = 200

/** What a download brought, under the name that the server gave it; the name is empty when it gave none (R257, R765). */
export function receivedFile(content: Blob, disposition: unknown): File {
  return new File([content], typeof disposition === 'string' ? fileName(disposition) : '', { type: content.type })
}

/** `filename*` comes before `filename`; of a path only its last part counts, and nothing that a disk would refuse. */
function fileName(disposition: string): string {
  const given = parse(disposition).parameters.filename ?? ''
  const name = visibleFileName(given.split(/[/\\]/).at(-1)!)
    .replaceAll(/[<>:"|?*]/g, '-')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
  if (name.length <= maxLength) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, maxLength - ending.length) + ending
}
