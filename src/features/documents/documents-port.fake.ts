import type { CustomerDocument } from '#generated/model/customer-document.ts'
import type { UpdateDocumentRequest } from '#generated/model/update-document-request.ts'
import { fakeChangeOf, fakeCommandOf } from '#src/shared/query/command.fake.ts'
import { fakeQuery } from '#src/shared/query/query.fake.ts'
import type { DocumentsPort, NewDocument } from './documents-port.ts'

export const licence: CustomerDocument = {
  id: '70000000-0000-4000-8000-000000000005',
  etag: 'licence-1',
  documentType: 'DRIVERS_LICENSE',
  filename: 'Führerschein Gruber.pdf',
  addedBy: 'Martin Brandl',
  addedAt: '2026-11-18T13:05:27Z',
  comment: 'Gültig bis 2031',
  deleted: false,
}
export const wrong: CustomerDocument = {
  ...licence,
  id: '70000000-0000-4000-8000-000000000003',
  documentType: 'ID_COPY',
  filename: 'ausweis-rueckseite.jpg',
  comment: null,
  deleted: true,
}

/** Answers with these documents, whatever was written. */
export function fakeDocumentsPort(all: readonly CustomerDocument[] = [licence, wrong]) {
  const uploaded = fakeCommandOf('bankUploadDocument')<NewDocument, CustomerDocument>(licence)
  const update = fakeChangeOf('bankUpdateDocument')<UpdateDocumentRequest, void>(undefined)
  const listeners: ((percent: number) => void)[] = []
  const upload: DocumentsPort['upload'] = (onProgress) => {
    listeners.push(onProgress)
    return uploaded
  }
  const answer = { results: [...all], total: all.length }
  return {
    documents: () => fakeQuery(['fake', 'documents'], () => Promise.resolve(answer)),
    upload,
    uploaded,
    /** Reports the progress of the latest upload, as the browser would. */
    reportProgress: (percent: number) => listeners.at(-1)!(percent),
    download: fakeCommandOf('bankDownloadDocument')<string, Blob>(new File(['%PDF'], 'Führerschein.pdf')),
    update,
  }
}

export const withRemoval = (port = fakeDocumentsPort()) => ({
  ...port,
  removeForGood: fakeChangeOf('bankDeleteDocument')<void, void>(undefined),
})
