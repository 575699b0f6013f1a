import { fileMaximumBytes } from '#generated/model/constants.ts'
import { customerDocumentFilenameMax } from '#generated/model/customer-document.ts'
import { rule, requiredRule } from './validation.ts'

/** A file must be chosen; in a list, at least one (R162). */
export const fileRequired = () =>
  requiredRule<File | readonly File[]>('required', (files) => !Array.isArray(files) || files.length > 0)

/** At most `max` bytes (R163). */
export const maxFilesize = (max = fileMaximumBytes) =>
  rule<File>('maxFilesize', (file) => file.size <= max, `maxFilesize:${max}`)

/** More than 0 bytes (R164). */
export const minFilesize = () => rule<File>('minFilesize', (file) => file.size > 0)

const csvTypes = ['text/csv', 'application/vnd.ms-excel']
const extensionOf = (file: File): string => file.name.split('.').at(-1)?.toLowerCase() ?? ''

/** A CSV file by its type, or by its extension where the system reports no type (R165, A114). */
export const csvFile = () =>
  rule<File>('csvFile', (file) => csvTypes.includes(file.type) || (file.type === '' && extensionOf(file) === 'csv'))

/** A file with one of these extensions, such as `pdf` (A113). */
export const fileKind = (extensions: readonly string[]) =>
  rule<File>(
    'fileKind',
    (file) => file.name.includes('.') && extensions.includes(extensionOf(file)),
    `fileKind:${extensions.join(', ')}`,
  )

/** A name of at most `max` characters (A113). */
export const fileName = (max = customerDocumentFilenameMax) =>
  rule<File>('fileName', (file) => file.name !== '' && [...file.name].length <= max, `fileName:${max}`)
