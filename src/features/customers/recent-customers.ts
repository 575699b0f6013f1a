import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
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

/** A list of customers as it was left: its search, and the customers on its pages that were loaded. */
export type ListSnapshot = {
  /** Its values are not validated. */
  search: Record<string, unknown>
  /** The number of the first page in `pages`, which are consecutive. */
  firstPage: number
  /** The number of pages of the whole list. */
  pageCount: number
  /** The customer numbers of each loaded page, in their order. */
  pages: readonly (readonly string[])[]
}

const snapshotKey = (kind: CustomerKind) => storageKey(`snapshot-${kind}`)

/** Stores the list of this tab. */
export const storeSnapshot = (kind: CustomerKind, snapshot: ListSnapshot): void =>
  void tabStorage.write(snapshotKey(kind), JSON.stringify(snapshot))

const isSnapshot = (value: unknown): value is ListSnapshot =>
  typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages)

/** The list that was left last in this tab; a new tab takes over the one that was used last in any other. */
export function readSnapshot(kind: CustomerKind): ListSnapshot | undefined {
  const own = tabStorage.readJson(snapshotKey(kind))
  if (isSnapshot(own)) return own
  const shared = deviceStorage.readJson(snapshotKey(kind))
  if (!isSnapshot(shared)) return undefined
  storeSnapshot(kind, shared)
  return shared
}

export type CustomerPage = { results: readonly { bpNumber: string }[]; total: number }

const listNames: Record<CustomerKind, string> = { private: privateCustomersName, business: businessCustomersName }

/**
 * Remembers the list for the pages about one of its customers. The returned function shares it with new tabs; call it when the person
 * uses the list, since another tab may have shared another list in the meantime.
 */
export function useRememberedList(
  kind: CustomerKind,
  search: CustomerSearch<string>,
  query: Query<CustomerPage>,
): () => void {
  const { data } = useQuery(query)
  const snapshot = useMemo(
    (): ListSnapshot | undefined =>
      data && {
        search,
        firstPage: search.page ?? 1,
        pageCount: countPages(data.total, preferredPageSize(listNames[kind], customersPageSize, search.layout)),
        pages: [data.results.map(({ bpNumber }) => bpNumber)],
      },
    [kind, search, data],
  )
  const share = useCallback(() => {
    if (snapshot !== undefined) store(`snapshot-${kind}`, snapshot)
  }, [kind, snapshot])
  useEffect(() => {
    if (snapshot === undefined) return
    storeSnapshot(kind, snapshot)
    share()
  }, [kind, snapshot, share])
  return share
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
