import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { fakeChangeOf, fakeCommand, fakeCommandOf, fakeList } from '#src/shared/query/port.fake.ts'
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
export const deletedDocument: CustomerDocument = {
  ...licence,
  id: '70000000-0000-4000-8000-000000000003',
  documentType: 'ID_COPY',
  filename: 'ausweis-rueckseite.jpg',
  comment: null,
  deleted: true,
}

/** Answers with these documents, whatever was written. */
export function fakeDocumentsPort(all: readonly CustomerDocument[] = [licence, deletedDocument]) {
  const uploaded = fakeCommandOf<'bankUploadDocument', NewDocument>('bankUploadDocument', licence)
  const update = fakeChangeOf('bankUpdateDocument')
  const listeners: ((percent: number) => void)[] = []
  const upload: DocumentsPort['upload'] = (onProgress) => {
    listeners.push(onProgress)
    return uploaded
  }
  return {
    documents: () => fakeList('documents', all),
    upload,
    uploaded,
    /** Reports the progress of the latest upload, as the browser would. */
    reportProgress: (percent: number) => listeners.at(-1)!(percent),
    download: fakeCommand<string, Blob>('bankDownloadDocument', new File(['%PDF'], 'Führerschein.pdf')),
    update,
  }
}

export const withRemoval = (port = fakeDocumentsPort()) => ({
  ...port,
  removeForGood: fakeChangeOf('bankDeleteDocument'),
})
