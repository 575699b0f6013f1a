import { parse } from 'content-disposition'
import { visibleFileName } from '../../format/file-text.ts'

const maxLength = 200

/** A downloaded file with the name from Content-Disposition; the name is empty without one (R257, R765). */
export function receivedFile(content: Blob, disposition: unknown): File {
  return new File([content], typeof disposition === 'string' ? fileName(disposition) : '', { type: content.type })
}

/** Prefers `filename*`; drops the path, and replaces characters that file systems refuse. */
function fileName(disposition: string): string {
  const path = parse(disposition).parameters.filename ?? ''
  const name = visibleFileName(path.split(/[/\\]/).at(-1)!)
    .replaceAll(/[<>:"|?*]/g, '-')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
  if (name.length <= maxLength) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, maxLength - ending.length) + ending
}
