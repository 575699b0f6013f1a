import type { CustomerDocumentList } from '#generated/model/customer-document-list.ts'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import type { DocumentType } from '#generated/model/document-type.ts'
import type { UpdateDocumentRequest } from '#generated/model/update-document-request.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { ApplicationStatus, Change, Command, Query } from '#src/shared/query/port.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

/** A file and its description. */
export type NewDocument = { file: File; documentType: DocumentType; documentComment?: string | null | undefined }

/** The documents that the bank keeps with one customer. */
export type DocumentsPort = {
  documents: () => Query<CustomerDocumentList>
  /** `onProgress` gets how much is sent, in per cent. */
  upload: (
    onProgress: (percent: number) => void,
  ) => Command<NewDocument, CustomerDocument, ApplicationStatus<'bankUploadDocument'>>
  download: Command<string, Blob>
  /** Changes its type or comment, or marks it as deleted. */
  update: Change<CustomerDocument, UpdateDocumentRequest, void>
  /** For people who may delete for good; all others mark as deleted (R549, R550, R677). */
  removeForGood?: Change<CustomerDocument, void, void>
}

export const documentList = defineList({ sort: ['documentType', 'filename', 'addedBy', 'addedAt'] })
export const documentModals = { add: 'page', edit: 'record', delete: 'record' } as const

export type DocumentsSearch = ReturnType<typeof documentList.parse>
export type DocumentsUrlState = UrlState<DocumentsSearch, typeof documentModals>
