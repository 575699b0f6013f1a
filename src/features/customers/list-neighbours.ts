/** The way from one customer of a list to the next, without going back to the list, and the way back to it. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Query } from '#src/shared/query/port.ts'
import type { CustomerKind } from './customers-port.ts'
import { readSnapshot, storeSnapshot, type CustomerPage, type ListSnapshot } from './recent-customers.ts'

/** The customer numbers before and after a customer; undefined at the end of the list, and while a page loads. */
export type Neighbours = { previous: string | undefined; next: string | undefined }

type CustomersOfList = {
  /** Undefined for a customer who is not in the list, and for the only one in it. */
  neighbours: Neighbours | undefined
  /** The search of the list, with the page that the customer is on. */
  listSearch: Record<string, unknown>
}

/**
 * The neighbours of a customer in the list that was left last, as it was then: a customer who no longer matches its filters after a
 * change still has them. Loads another page of the list only from the first or last customer of those that are known.
 */
export function useListNeighbours(
  kind: CustomerKind,
  bpNumber: string,
  customers: (search: Record<string, unknown>) => Query<CustomerPage>,
): CustomersOfList {
  const [stored] = useState(() => readSnapshot(kind))
  const { search, firstPage, pageCount, pages } = stored ?? emptySnapshot
  const lastPage = firstPage + pages.length - 1
  const needsBefore = pages[0]?.[0] === bpNumber && firstPage > 1
  const needsAfter = pages.at(-1)?.at(-1) === bpNumber && lastPage < pageCount
  const { data: before } = useQuery({ ...customers({ ...search, page: firstPage - 1 }), enabled: needsBefore })
  const { data: after } = useQuery({ ...customers({ ...search, page: lastPage + 1 }), enabled: needsAfter })
  const snapshot = useMemo(() => {
    // A query that is not enabled may have cached data.
    const further = { before: needsBefore ? before : undefined, after: needsAfter ? after : undefined }
    return stored && addPages(stored, further)
  }, [stored, before, after, needsBefore, needsAfter])
  useEffect(() => {
    if (snapshot !== undefined && snapshot !== stored) storeSnapshot(kind, snapshot)
  }, [kind, snapshot, stored])
  return {
    neighbours: snapshot && findNeighbours(snapshot, bpNumber),
    listSearch: searchAround(snapshot ?? emptySnapshot, bpNumber),
  }
}

const emptySnapshot: ListSnapshot = { search: {}, firstPage: 1, pageCount: 1, pages: [] }

/** The search of the list on the page of the customer, or as it was left for one who is not in it. */
function searchAround({ search, firstPage, pages }: ListSnapshot, bpNumber: string): Record<string, unknown> {
  const index = pages.findIndex((page) => page.includes(bpNumber))
  return index === -1 ? search : { ...search, page: firstPage + index }
}

type Further = { before: CustomerPage | undefined; after: CustomerPage | undefined }

/** Adds the page before and the page after; a customer who moved to it in the meantime stays in the first place. */
function addPages(snapshot: ListSnapshot, { before, after }: Further): ListSnapshot {
  if (before === undefined && after === undefined) return snapshot
  const known = new Set(snapshot.pages.flat())
  const toPage = (page: CustomerPage | undefined) =>
    page === undefined ? [] : [page.results.map(({ bpNumber }) => bpNumber).filter((number) => !known.has(number))]
  return {
    ...snapshot,
    firstPage: snapshot.firstPage - (before === undefined ? 0 : 1),
    pages: [...toPage(before), ...snapshot.pages, ...toPage(after)],
  }
}

function findNeighbours({ pages, pageCount }: ListSnapshot, bpNumber: string): Neighbours | undefined {
  const bpNumbers = pages.flat()
  const index = bpNumbers.indexOf(bpNumber)
  if (index === -1 || (bpNumbers.length === 1 && pageCount === 1)) return undefined
  return { previous: bpNumbers[index - 1], next: bpNumbers[index + 1] }
}
