/** The documents of a customer: listed, handed out byte for byte, deleted for good. */
import { create } from 'content-disposition'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { answeredType } from '#sandbox/domain/document.ts'
import { unlessWorking } from '#sandbox/handlers/customer-of.ts'
import type { Session } from '#sandbox/server/handler.ts'
import type { Customer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'
import { type Document, documentsOf, removeDocument } from '#sandbox/storage/papers.ts'

export type Writing = { db: Database; now: Date; traceId: string; session: Session }
export type HeldDocument = { customer: Customer; document: Document }

export const documentOutside = ({
  id,
  documentType,
  filename,
  addedBy,
  addedAt,
  comment,
  deleted,
}: Document): CustomerDocument => ({
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

export async function deleteDocument(call: Writing, { customer, document }: HeldDocument) {
  return unlessWorking(async ({ db }: Writing) => {
    await removeDocument(db, document.id)
    await record(call, historyOf(customer), 'Dokument endgültig gelöscht')
    return { status: 204 as const }
  })(call, customer)
}
