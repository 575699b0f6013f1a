/** The documents of a customer: listed, added, changed, downloaded byte for byte and deleted for good. */
import { randomUUID } from 'node:crypto'
import { create } from 'content-disposition'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import type { UpdateDocumentRequest } from '#generated/model/update-document-request.ts'
import type { Operations } from '#generated/operations.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { answeredType, findContentViolations, readDocumentHeaders } from '#sandbox/domain/document.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import {
  type Handlers,
  type WriteCall,
  created,
  noContent,
  invalid,
  okList,
  forAnyCustomer,
  ok,
} from '#sandbox/handlers/handler.ts'
import { addedFields, changedFields, removedFields } from '#sandbox/domain/history-changes.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { documentTarget } from '#sandbox/domain/history-target.ts'
import { authorOf, record } from '#sandbox/storage/history.ts'
import { documents } from '#sandbox/storage/tables/documents-and-notes.ts'

type NamedDocument = { customer: Customer; document: Document }
type Naming = { db: Database; params: { documentId: string } }

/** The document that the path names, held until the transaction ends, with its customer; undefined, a 404, when the customer has none. */
async function namedDocument({ db, params }: Naming, customer: Customer): Promise<NamedDocument | undefined> {
  const isNamed = documentOf(customer.id, params.documentId)
  const [document] = await db.select(withoutContent).from(documents).where(isNamed).for('no key update')
  return document && { customer, document }
}

async function documentWithFile({ db, params }: Naming, customer: Customer) {
  const [found] = await db.select().from(documents).where(documentOf(customer.id, params.documentId))
  return found
}

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
  return okList((await documentsOf(db, id)).map(toDocumentResponse))
}

/** Also one that is marked as deleted. */
async function downloadDocument(
  _call: object,
  { filename, mimetype, content }: Document & { content: Uint8Array<ArrayBuffer> },
) {
  const disposition = create(filename, { fallback: filename.replaceAll(/[^ -~]|["\\/%]/gu, '_') })
  return {
    ...ok(new Blob([content], { type: answeredType(mimetype) })),
    headers: { 'Content-Disposition': disposition },
  }
}

async function deleteDocument(call: WriteCall, { customer, document }: NamedDocument) {
  await call.db.delete(documents).where(eq(documents.id, document.id))
  await record(
    call,
    documentTarget(customer, document),
    'Dokument endgültig gelöscht',
    removedFields(withoutState(document)),
  )
  return noContent
}

type Uploading = WriteCall<Blob> & Pick<Operations['bankUploadDocument'], 'headers'>

async function uploadDocument(call: Uploading, customer: Customer) {
  const { db, now, session, headers, body } = call
  const named = readDocumentHeaders(headers['Doc-Name'], headers['Doc-Comment'])
  if ('violations' in named) return invalid(call, named.violations)
  const content = new Uint8Array(await body.arrayBuffer())
  const violations = findContentViolations(named.filename, headers['Doc-Mimetype'], content)
  if (violations.length > 0) return invalid(call, violations)
  const row = {
    ...named,
    id: randomUUID(),
    customerId: customer.id,
    documentType: headers['Doc-Type'],
    mimetype: headers['Doc-Mimetype'],
    addedBy: authorOf(session.account),
    addedAt: now,
    content,
  }
  const [added] = await db.insert(documents).values(row).returning(withoutContent)
  await record(call, documentTarget(customer, added!), 'Dokument hochgeladen', addedFields(withoutState(added!)))
  return created(toDocumentResponse(added!))
}

/** A document that is marked as deleted cannot be changed (R403). */
async function changeDocument(call: WriteCall<UpdateDocumentRequest>, { customer, document }: NamedDocument) {
  if (document.deleted) return invalid(call, [{ field: 'deleted', rule: 'const', code: 'DOCUMENT_DELETED' }])
  const { documentType, documentComment = null, deleted } = call.body
  const columns = { documentType, comment: documentComment, deleted }
  await call.db.update(documents).set(columns).where(eq(documents.id, document.id))
  const activity = deleted ? 'Dokument als gelöscht markiert' : 'Dokument geändert'
  await record(call, documentTarget(customer, document), activity, changedFields(document, columns))
  return noContent
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

export const documentHandlers = {
  bankListDocuments: forAnyCustomer.read(listDocuments),
  bankUploadDocument: forAnyCustomer.write(uploadDocument),
  bankDownloadDocument: forAnyCustomer.withResource(documentWithFile).read(downloadDocument),
  bankUpdateDocument: forAnyCustomer.withResource(namedDocument).write(changeDocument),
  bankDeleteDocument: forAnyCustomer.withResource(namedDocument).write(deleteDocument),
} satisfies Partial<Handlers>
