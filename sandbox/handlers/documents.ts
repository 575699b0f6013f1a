/** The documents of a customer: listed, added, changed, downloaded byte for byte and deleted for good. */
import { randomUUID } from 'node:crypto'
import { create } from 'content-disposition'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import type { UpdateDocumentRequest } from '#generated/model/update-document-request.ts'
import type { Operations } from '#generated/operations.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { answeredType, readDocumentHeaders } from '#sandbox/domain/document.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { type Handlers, type Session, invalid, forAnyCustomer } from '#sandbox/handlers/handler.ts'
import { addedFields, changedFields, removedFields } from '#sandbox/domain/history-changes.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { authorOf, historyOf, record } from '#sandbox/storage/history.ts'
import { documents } from '#sandbox/storage/tables/documents-and-notes.ts'

type Writing = { db: Database; now: Date; traceId: string; session: Session }
type NamedDocument = { customer: Customer; document: Document }
type Naming = { db: Database; params: { documentId: string } }

/** The document that the path names, with its customer; undefined, a 404, when the customer has none. */
async function namedDocument({ db, params }: Naming, customer: Customer): Promise<NamedDocument | undefined> {
  const document = await findDocument(db, customer.id, params.documentId)
  return document && { customer, document }
}

const documentWithFile = ({ db, params }: Naming, customer: Customer) =>
  documentWithContent(db, customer.id, params.documentId)

const toDocumentResponse = ({
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

async function listDocuments({ db }: { db: Database }, { id }: Customer) {
  const results = (await documentsOf(db, id)).map(toDocumentResponse)
  return { status: 200 as const, body: { results, total: results.length } }
}

/** Also one that is marked as deleted. */
async function downloadDocument(
  _call: object,
  { filename, mimetype, content }: Document & { content: Uint8Array<ArrayBuffer> },
) {
  return {
    status: 200 as const,
    headers: { 'Content-Disposition': create(filename, { fallback: filename.replaceAll(/[^ -~]|["\\/%]/gu, '_') }) },
    body: new Blob([content], { type: answeredType(mimetype) }),
  }
}

async function deleteDocument(call: Writing, { customer, document }: NamedDocument) {
  await removeDocument(call.db, document.id)
  await record(call, historyOf(customer), 'Dokument endgültig gelöscht', removedFields(withoutState(document)))
  return { status: 204 as const }
}

type Uploading = Writing & Pick<Operations['bankUploadDocument'], 'headers' | 'body'>

async function uploadDocument(call: Uploading, customer: Customer) {
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
  await record(call, historyOf(customer), 'Dokument hochgeladen', addedFields(withoutState(added)))
  return { status: 201 as const, body: toDocumentResponse(added) }
}

/** What is marked as deleted stays as it is (R403). */
async function changeDocument(call: Writing & { body: UpdateDocumentRequest }, { customer, document }: NamedDocument) {
  if (document.deleted) return invalid(call, [{ field: 'deleted', rule: 'const', code: 'DOCUMENT_DELETED' }])
  const { documentType, documentComment = null, deleted } = call.body
  const columns = { documentType, comment: documentComment, deleted }
  await updateDocument(call.db, document.id, columns)
  const activity = deleted ? 'Dokument als gelöscht markiert' : 'Dokument geändert'
  await record(call, historyOf(customer), activity, changedFields(document, columns))
  return { status: 204 as const }
}

/** Whether it is marked as deleted says nothing about a document that was just added or has gone. */
const withoutState = ({ deleted: _deleted, ...document }: Document) => document

/** A document without its bytes. */
type Document = Omit<typeof documents.$inferSelect, 'content'>

const { content: _content, ...withoutContent } = getTableColumns(documents)

/** Newest first, those marked as deleted too. */
const documentsOf = (db: Database, customerId: string): Promise<Document[]> =>
  db
    .select(withoutContent)
    .from(documents)
    .where(eq(documents.customerId, customerId))
    .orderBy(desc(documents.addedAt), desc(documents.id))

const documentOf = (customerId: string, id: string) => and(eq(documents.id, id), eq(documents.customerId, customerId))

/** Held until the transaction ends. */
async function findDocument(db: Database, customerId: string, id: string): Promise<Document | undefined> {
  const [found] = await db.select(withoutContent).from(documents).where(documentOf(customerId, id)).for('no key update')
  return found
}

async function documentWithContent(db: Database, customerId: string, id: string) {
  const [found] = await db.select().from(documents).where(documentOf(customerId, id))
  return found
}

async function addDocument(
  db: Database,
  document: Omit<typeof documents.$inferInsert, 'id' | 'deleted'>,
): Promise<Document> {
  const [added] = await db
    .insert(documents)
    .values({ ...document, id: randomUUID() })
    .returning(withoutContent)
  return added!
}

async function updateDocument(
  db: Database,
  id: string,
  change: Pick<Document, 'documentType' | 'comment' | 'deleted'>,
): Promise<void> {
  await db.update(documents).set(change).where(eq(documents.id, id))
}

async function removeDocument(db: Database, id: string): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id))
}

export const documentHandlers = {
  bankListDocuments: forAnyCustomer.read(listDocuments),
  bankUploadDocument: forAnyCustomer.write(uploadDocument),
  bankDownloadDocument: forAnyCustomer.withResource(documentWithFile).read(downloadDocument),
  bankUpdateDocument: forAnyCustomer.withResource(namedDocument).write(changeDocument),
  bankDeleteDocument: forAnyCustomer.withResource(namedDocument).write(deleteDocument),
} satisfies Partial<Handlers>
