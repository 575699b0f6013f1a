import * as z from 'zod/mini'
import { UpdateDocumentRequest } from '#generated/model/update-document-request.ts'
import { fileKind, fileName, fileRequired, maxFilesize, minFilesize } from '#src/shared/form/rules/file-rules.ts'
import { fileEndings } from './document-types.ts'

/** The file of an upload and what is told about it (R592 to R596, A113). */
export const newDocumentSchema = z.extend(z.omit(UpdateDocumentRequest, { deleted: true }), {
  file: z.instanceof(File).check(fileRequired(), fileKind(fileEndings), minFilesize(), maxFilesize(), fileName()),
})
