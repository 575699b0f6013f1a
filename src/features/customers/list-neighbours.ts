/** The way from one customer of a list to the next, without going back to the list. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Query } from '#src/shared/query/port.ts'
import type { CustomerKind } from './customers-port.ts'
import { readLoadedPages, storeLoadedPages, type CustomerPage, type LoadedPages } from './recent-customers.ts'

/** The customer numbers before and after a customer; undefined at the end of the list, and while a page loads. */
export type Neighbours = { previous: string | undefined; next: string | undefined }

/**
 * The neighbours of a customer in the list that was left in this tab, as it was then: a customer who no longer matches its filters
 * after a change still has them. Loads another page of the list only from the first or last customer of those that are known.
 */
export function useListNeighbours(
  kind: CustomerKind,
  bpNumber: string,
  customers: (search: Record<string, unknown>) => Query<CustomerPage>,
): Neighbours | undefined {
  const [stored] = useState(() => readLoadedPages(kind))
  const { search, firstPage, lastPage, pageCount, bpNumbers } = stored ?? noPages
  const needsBefore = bpNumbers[0] === bpNumber && firstPage > 1
  const needsAfter = bpNumbers.at(-1) === bpNumber && lastPage < pageCount
  const { data: before } = useQuery({ ...customers({ ...search, page: firstPage - 1 }), enabled: needsBefore })
  const { data: after } = useQuery({ ...customers({ ...search, page: lastPage + 1 }), enabled: needsAfter })
  const pages = useMemo(() => {
    // A query that is not enabled may have cached data.
    const further = { before: needsBefore ? before : undefined, after: needsAfter ? after : undefined }
    return stored && addPages(stored, further)
  }, [stored, before, after, needsBefore, needsAfter])
  useEffect(() => {
    if (pages !== undefined && pages !== stored) storeLoadedPages(kind, pages)
  }, [kind, pages, stored])
  return pages && findNeighbours(pages, bpNumber)
}

const noPages: LoadedPages = { search: {}, firstPage: 1, lastPage: 1, pageCount: 1, bpNumbers: [] }

type Further = { before: CustomerPage | undefined; after: CustomerPage | undefined }

/** Adds the page before and the page after; a customer who moved to it in the meantime stays in the first place. */
function addPages(pages: LoadedPages, { before, after }: Further): LoadedPages {
  if (before === undefined && after === undefined) return pages
  const newNumbers = (page: CustomerPage | undefined) =>
    (page?.results ?? []).map(({ bpNumber }) => bpNumber).filter((bpNumber) => !pages.bpNumbers.includes(bpNumber))
  return {
    ...pages,
    firstPage: pages.firstPage - (before === undefined ? 0 : 1),
    lastPage: pages.lastPage + (after === undefined ? 0 : 1),
    bpNumbers: [...newNumbers(before), ...pages.bpNumbers, ...newNumbers(after)],
  }
}

/** Undefined for a customer who is not in the list, and for the only one in it. */
function findNeighbours({ bpNumbers, pageCount }: LoadedPages, bpNumber: string): Neighbours | undefined {
  const index = bpNumbers.indexOf(bpNumber)
  if (index === -1 || (bpNumbers.length === 1 && pageCount === 1)) return undefined
  return { previous: bpNumbers[index - 1], next: bpNumbers[index + 1] }
}
