import { msg } from '@lingui/core/macro'
import { useState, type ReactNode } from 'react'
import type { Column } from './column.ts'
import { anyOf, list, type ListSearch } from './list-search.ts'

export type Guest = { id: string; name: string; limit: number | null; state: 'ACTIVE' | 'TERMINATED' }
export type GuestSearch = ListSearch<'name' | 'limit'> & { state?: Guest['state'][]; tab?: string }
export type GuestList = { results: Guest[]; total: number }

export const guests = list({
  sort: ['name', 'limit'],
  search: {},
  filters: { state: anyOf(['ACTIVE', 'TERMINATED']) },
})

export const guestColumns: readonly Column<Guest>[] = [
  { id: 'name', header: msg`Profile`, role: 'title', value: (guest) => guest.name, sortable: true },
  {
    id: 'limit',
    header: msg`Menu`,
    role: 'figure',
    unit: '€',
    value: (guest) => guest.limit,
    sortable: true,
    numeric: true,
    searchText: false,
  },
  { id: 'state', header: msg`Language`, role: 'state', value: (guest) => guest.state },
]

/** People named Gast 1, Gast 2, …; the limit of every fifth is not known. */
export const someGuests = (count: number): Guest[] =>
  Array.from({ length: count }, (_none, index) => ({
    id: `guest-${index + 1}`,
    name: `Gast ${index + 1}`,
    limit: index % 5 === 4 ? null : (index * 37) % 1000,
    state: index % 3 === 2 ? 'TERMINATED' : 'ACTIVE',
  }))

type Props<TSearch extends ListSearch> = {
  start?: TSearch
  /** Every state that a person could go back to, the newest last. */
  history: TSearch[]
  children: (search: TSearch, onSearch: (next: TSearch) => void, show: (search: TSearch) => void) => ReactNode
}

/** The address of a page, as far as a list knows of it; `show` is what going back does. */
export function InAddress<TSearch extends ListSearch>({ start, history, children }: Props<TSearch>) {
  const [search, setSearch] = useState(start ?? ({} as TSearch))
  const go = (next: TSearch) => {
    history.push(next)
    setSearch(next)
  }
  return children(search, go, setSearch)
}
