/** The documents of a customer: listed, handed out byte for byte, deleted for good. */
import { create } from 'content-disposition'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { answeredType } from '#sandbox/domain/document.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'
import {
  type Document,
  documentWithContent,
  documentsOf,
  findDocument,
  removeDocument,
} from '#sandbox/storage/documents-and-notes.ts'

export type Writing = { db: Database; now: Date; traceId: string; session: Session }
export type NamedDocument = { customer: Customer; document: Document }
type Naming = { db: Database; params: { documentId: string } }

/** The document that the path names, with its customer; undefined, a 404, when the customer has none. */
export async function namedDocument({ db, params }: Naming, customer: Customer): Promise<NamedDocument | undefined> {
  const document = await findDocument(db, customer.id, params.documentId)
  return document && { customer, document }
}

export const documentWithFile = ({ db, params }: Naming, customer: Customer) =>
  documentWithContent(db, customer.id, params.documentId)

export const documentOutside = ({
  id,
  documentType,
  filename,
  addedBy,
  addedAt,
  comment,
  deleted,
  version,
}: Document): CustomerDocument =>
  withEtag(version, {
    id,
    documentType,
    filename,
    addedBy,
    addedAt: addedAt.toISOString(),
    comment,
    deleted,
  })

export async function listDocuments({ db }: { db: Database }, { id }: Customer) {
  const results = (await documentsOf(db, id)).map(documentOutside)
  return { status: 200 as const, body: { results, total: results.length } }
}

/** Also one that is marked as deleted. */
export async function downloadDocument(
  _call: object,
  { filename, mimetype, content }: Document & { content: Uint8Array<ArrayBuffer> },
) {
  return {
    status: 200 as const,
    headers: { 'Content-Disposition': create(filename, { fallback: filename.replaceAll(/[^ -~]|["\\/%]/gu, '_') }) },
    body: new Blob([content], { type: answeredType(mimetype) }),
  }
}

export async function deleteDocument(call: Writing, { customer, document }: NamedDocument) {
  await removeDocument(call.db, document.id)
  await record(call, historyOf(customer), 'Dokument endgültig gelöscht')
  return { status: 204 as const }
}
