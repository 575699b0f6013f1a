import { msg } from '@lingui/core/macro'
import { useState, type ReactNode } from 'react'
import type { Column } from './columns.tsx'
import { anyOf, defineList, type ListSearch } from './state/list-search.ts'

export type Guest = { id: string; name: string; limit: number | null; state: 'ACTIVE' | 'TERMINATED' }
export type GuestSearch = ListSearch<'name' | 'limit'> & { state?: Guest['state'][]; tab?: string }
export type GuestList = { results: Guest[]; total: number }

export const guests = defineList({
  sort: ['name', 'limit'],
  search: {},
  filters: { state: anyOf(['ACTIVE', 'TERMINATED']) },
})

export const guestColumns: readonly Column<Guest>[] = [
  { id: 'name', header: msg`Profile`, width: 'text', role: 'title', value: (guest) => guest.name, sortable: true },
  {
    id: 'limit',
    header: msg`Menu`,
    width: 'amount',
    role: 'figure',
    unit: '€',
    value: (guest) => guest.limit,
    sortable: true,
    numeric: true,
    searchText: false,
  },
  { id: 'state', header: msg`Language`, width: 'state', role: 'state', value: (guest) => guest.state },
]

/** People named Gast 1, Gast 2, …; every fifth has no limit. */
export const createGuests = (count: number): Guest[] =>
  Array.from({ length: count }, (_none, index) => ({
    id: `guest-${index + 1}`,
    name: `Gast ${index + 1}`,
    limit: index % 5 === 4 ? null : (index * 37) % 1000,
    state: index % 3 === 2 ? 'TERMINATED' : 'ACTIVE',
  }))

type Props<TSearch extends ListSearch> = {
  start?: TSearch
  /** Receives every state of the history, newest last. */
  history: TSearch[]
  children: (search: TSearch, onSearch: (next: TSearch) => void, show: (search: TSearch) => void) => ReactNode
}

/** Holds the URL state of a list for a test; `show` simulates going back. */
export function WithSearchState<TSearch extends ListSearch>({ start, history, children }: Props<TSearch>) {
  const [search, setSearch] = useState(start ?? ({} as TSearch))
  const go = (next: TSearch) => {
    history.push(next)
    setSearch(next)
  }
  return children(search, go, setSearch)
}
