import type { CustomerDocument } from '#generated/model/customer-document.ts'
import type { CustomerDocumentList } from '#generated/model/customer-document-list.ts'
import type { DocumentType } from '#generated/model/document-type.ts'
import type { UpdateDocumentRequest } from '#generated/model/update-document-request.ts'
import type { Change, Command, Query } from '#src/shared/query/port.ts'

/** A file and what is told about it. */
export type NewDocument = { file: File; documentType: DocumentType; documentComment?: string | null | undefined }

/** The documents that the bank keeps with one customer. */
export type DocumentsPort = {
  documents: () => Query<CustomerDocumentList>
  /** `tell` hears how much has left the browser, in per cent. */
  upload: (tell: (percent: number) => void) => Command<NewDocument, CustomerDocument, 413>
  download: Command<string, Blob>
  /** Its type, its comment, or the mark that it is deleted. */
  update: Change<CustomerDocument, UpdateDocumentRequest, void>
  /** For who may delete for good; everybody else marks as deleted (R549, R550, R677). */
  removeForGood?: Change<CustomerDocument, void, void>
}
