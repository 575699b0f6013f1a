/** A document is uploaded, described anew, or marked as deleted; its file never changes (R597). */
import type { UpdateDocumentRequest } from '#generated/model/update-document-request.ts'
import type { Operations } from '#generated/operations.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { readDocumentHeaders } from '#sandbox/domain/document.ts'
import { type NamedDocument, type Writing, documentOutside } from '#sandbox/handlers/documents-and-notes/documents.ts'
import { invalid } from '#sandbox/handlers/problem.ts'
import { authorOf, historyOf, record } from '#sandbox/storage/history.ts'
import { addDocument, updateDocument } from '#sandbox/storage/documents-and-notes.ts'

type Uploading = Writing & Pick<Operations['bankUploadDocument'], 'headers' | 'body'>

export async function uploadDocument(call: Uploading, customer: Customer) {
  const { db, now, session, headers, body } = call
  const named = readDocumentHeaders(headers['Doc-Name'], headers['Doc-Comment'])
  if ('violations' in named) return invalid(call, named.violations)
  const added = await addDocument(db, {
    ...named,
    customerId: customer.id,
    documentType: headers['Doc-Type'],
    mimetype: headers['Doc-Mimetype'],
    addedBy: authorOf(session.account),
    addedAt: now,
    content: new Uint8Array(await body.arrayBuffer()),
  })
  await record(call, historyOf(customer), 'Dokument hochgeladen')
  return { status: 201 as const, body: documentOutside(added) }
}

/** What is marked as deleted stays as it is (R403). */
export async function changeDocument(
  call: Writing & { body: UpdateDocumentRequest },
  { customer, document }: NamedDocument,
) {
  if (document.deleted) return invalid(call, [{ field: 'deleted', rule: 'const', code: 'DOCUMENT_DELETED' }])
  const { documentType, documentComment = null, deleted } = call.body
  await updateDocument(call.db, document.id, { documentType, comment: documentComment, deleted })
  await record(call, historyOf(customer), deleted ? 'Dokument als gelöscht markiert' : 'Dokument geändert')
  return { status: 204 as const }
}
