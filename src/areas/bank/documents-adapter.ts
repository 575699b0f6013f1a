import {
  bankDeleteDocument,
  bankDownloadDocument,
  bankUpdateDocument,
  bankUploadDocument,
  getBankListDocumentsQueryKey,
  getBankListDocumentsSuspenseQueryOptions,
} from '#generated/api/bank-documents/bank-documents.ts'
import type { BankUploadDocumentHeaders } from '#generated/model/bank-upload-document-headers.ts'
import type { DocumentsPort, NewDocument } from '#src/features/documents/documents-port.ts'
import { withUploadProgress } from '#src/shared/http/upload-progress.ts'
import { command } from '#src/shared/query/port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'
import type { May } from './permissions.ts'

/** Headers are ASCII, and names have no control characters; a type that the browser does not know is sent as bytes (A27). */
const createHeaders = ({
  file,
  documentType,
  documentComment,
}: NewDocument): Omit<BankUploadDocumentHeaders, 'Idempotency-Key'> => ({
  'Doc-Name': encodeURIComponent(file.name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '_')),
  'Doc-Type': documentType,
  'Doc-Mimetype': /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream',
  ...(documentComment && { 'Doc-Comment': encodeURIComponent(documentComment) }),
})

/** `removeForGood` is only there for employees who may do it (R677). */
export function bankDocuments(customerId: string, may: May): DocumentsPort {
  const reloads = [getBankListDocumentsQueryKey(customerId)]
  return {
    documents: () => getBankListDocumentsSuspenseQueryOptions(customerId),
    upload: (onProgress) =>
      idempotentCommand(
        'bankUploadDocument',
        (added, headers) =>
          bankUploadDocument(
            customerId,
            added.file,
            { ...createHeaders(added), ...headers },
            withUploadProgress(onProgress),
          ),
        reloads,
      ),
    download: command('bankDownloadDocument', (id) => bankDownloadDocument(customerId, id)),
    update: changeCommand(
      'bankUpdateDocument',
      (change, headers, { id }) => bankUpdateDocument(customerId, id, change, headers),
      reloads,
    ),
    ...(may('bankDeleteDocument') && {
      removeForGood: changeCommand(
        'bankDeleteDocument',
        (_, headers, { id }) => bankDeleteDocument(customerId, id, headers),
        reloads,
      ),
    }),
  }
}
