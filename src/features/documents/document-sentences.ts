import { msg } from '@lingui/core/macro'
import { fileTooLarge } from '#src/shared/form/text/field-message.ts'
import { maxFileBytes } from '#src/shared/form/rules/max-file-bytes.ts'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { DocumentsPort } from './documents-port.ts'

/** The server says what the form says (R883). */
export const uploadSentences = {
  413: fileTooLarge(maxFileBytes),
} satisfies Sentences<StatusOf<ReturnType<DocumentsPort['upload']>>>

export const downloadSentences = {
  404: msg`This file does not exist any more. Please load the page again.`,
}
