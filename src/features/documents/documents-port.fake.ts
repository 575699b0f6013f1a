import type { CustomerDocument } from '#generated/model/customer-document.ts'
import type { UpdateDocumentRequest } from '#generated/model/update-document-request.ts'
import { fakeCommand } from '#src/shared/query/command.fake.ts'
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

/** Answers with these documents; nothing that is written changes them. */
export function fakeDocumentsPort(all: readonly CustomerDocument[] = [licence, wrong]) {
  const uploaded = fakeCommand<NewDocument, CustomerDocument, 413>('bankUploadDocument', licence)
  const updated = fakeCommand<UpdateDocumentRequest, void>('bankUpdateDocument', undefined)
  const told: ((percent: number) => void)[] = []
  const upload: DocumentsPort['upload'] = (tell) => {
    told.push(tell)
    return uploaded
  }
  const answer = { results: [...all], total: all.length }
  return {
    documents: () => ({ queryKey: ['fake', 'documents'] as never, queryFn: () => Promise.resolve(answer) }),
    upload,
    uploaded,
    /** As the browser would tell how much has left. */
    tell: (percent: number) => told.at(-1)!(percent),
    download: fakeCommand<string, Blob>('bankDownloadDocument', new File(['%PDF'], 'Führerschein.pdf')),
    update: () => updated,
    updated,
  }
}

export const withRemoval = (port = fakeDocumentsPort()) => ({
  ...port,
  removeForGood: fakeCommand<string, void>('bankDeleteDocument', undefined),
})
