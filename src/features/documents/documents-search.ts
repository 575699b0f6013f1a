import { list, type ListSearch } from '#src/shared/table/list-search.ts'

export const documentList = list({ sort: ['documentType', 'filename', 'addedBy', 'addedAt'] })

/** The list, and which window is open: to upload (`new`), to edit or to delete the document with this id. */
export type DocumentsSearch = ListSearch &
  ReturnType<typeof documentList.parse> & { document?: string; remove?: string }

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export function documentsSearch(given: Record<string, unknown>): DocumentsSearch {
  const [document, remove] = [text(given.document), text(given.remove)]
  return { ...documentList.parse(given), ...(document && { document }), ...(remove && { remove }) }
}
