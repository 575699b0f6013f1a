import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Query } from '#src/shared/query/port.ts'
import { readUser } from '#src/shared/session/session.ts'
import { deviceStorage, tabStorage } from '#src/shared/state/browser-storage.ts'
import { countPages, preferredPageSize } from '#src/shared/table/state/list-state.ts'
import {
  businessCustomersName,
  customersPageSize,
  privateCustomersName,
  type CustomerKind,
  type CustomerReference,
  type CustomerSearch,
} from './customers-port.ts'

const maxRecent = 10

/**
 * In the storage of the browser, for each employee. It stays there after signing out, so it holds customer numbers and the
 * search of a list, and nothing else about customers.
 */
const storageKey = (name: string): string => `${name}-${readUser('bank')?.id}`

const store = (name: string, value: unknown): void => void deviceStorage.write(storageKey(name), JSON.stringify(value))

/** Stores the search of a list: the pages of a customer open in another tab, and lead back to the list as it was left. */
const storeListSearch = (kind: CustomerKind, search: object): void => store(`list-${kind}`, search)

/** The last search of a list; its values are not validated. */
export function readListSearch(kind: CustomerKind): Record<string, unknown> {
  const search = deviceStorage.readJson(storageKey(`list-${kind}`))
  return typeof search === 'object' && search !== null ? { ...search } : {}
}

/** Consecutive pages of a list that were loaded in this tab, and the customers on them in their order. */
export type LoadedPages = {
  search: Record<string, unknown>
  firstPage: number
  lastPage: number
  /** The number of pages of the whole list. */
  pageCount: number
  bpNumbers: readonly string[]
}

/** Stores the page of a list that is shown, for the way from one of its customers to the next. */
export const storeLoadedPages = (kind: CustomerKind, pages: LoadedPages): void =>
  void tabStorage.write(storageKey(`pages-${kind}`), JSON.stringify(pages))

/** The pages of the list that was left last in this tab; undefined when there was none. */
export function readLoadedPages(kind: CustomerKind): LoadedPages | undefined {
  return tabStorage.readJson(storageKey(`pages-${kind}`)) as LoadedPages | undefined
}

export type CustomerPage = { results: readonly { bpNumber: string }[]; total: number }

const listNames: Record<CustomerKind, string> = { private: privateCustomersName, business: businessCustomersName }

/** Remembers the search of a list and the customers on its page, for the pages about one of them. */
export function useRememberedList(
  kind: CustomerKind,
  search: CustomerSearch<string>,
  query: Query<CustomerPage>,
): void {
  const { data } = useQuery(query)
  useEffect(() => void storeListSearch(kind, search), [kind, search])
  useEffect(() => {
    if (data === undefined) return
    const { page = 1 } = search
    storeLoadedPages(kind, {
      search,
      firstPage: page,
      lastPage: page,
      pageCount: countPages(data.total, preferredPageSize(listNames[kind], customersPageSize)),
      bpNumbers: data.results.map(({ bpNumber }) => bpNumber),
    })
  }, [kind, search, data])
}

const isReference = (value: unknown): value is CustomerReference =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'private' || value.kind === 'business') &&
  'bpNumber' in value &&
  typeof value.bpNumber === 'string' &&
  /^[0-9]{10}$/.test(value.bpNumber)

/** The customers whose pages were opened last, the latest first. */
export function readRecentCustomers(): CustomerReference[] {
  const stored = deviceStorage.readJson(storageKey('opened'))
  return Array.isArray(stored) ? stored.filter(isReference).slice(0, maxRecent) : []
}

const recentWithout = (bpNumber: string) => readRecentCustomers().filter((customer) => customer.bpNumber !== bpNumber)

export const addRecentCustomer = (customer: CustomerReference): void =>
  store('opened', [customer, ...recentWithout(customer.bpNumber)].slice(0, maxRecent))

/** For a customer who is deleted. */
export const removeRecentCustomer = (bpNumber: string): void => store('opened', recentWithout(bpNumber))
