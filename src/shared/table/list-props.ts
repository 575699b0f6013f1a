import type { ReactNode } from 'react'
import type { AnySentences } from '../problem/problem-message.ts'
import type { Query } from '../query/port.ts'
import type { Column, RowTone } from './column.ts'
import type { List, ListSearch } from './list-search.ts'
import type { EmptyText } from './table-notes.tsx'

/** What every list is given; its state belongs to the URL. */
export type ListProps<TData, TRow, TSearch extends ListSearch> = {
  /** Of what it is a list, for how a person wants to see it; the same in every language. */
  name: string
  /** The name of the list for who cannot see it. */
  label: string
  query: Query<TData>
  /** The rows in the answer, as they stand there (a copy would prepare them anew each time). */
  rows: (data: TData) => readonly TRow[]
  rowId: (row: TRow) => string
  /** The first column names the row and stays while the others scroll. */
  columns: readonly Column<TRow>[]
  pageSize: number
  list: List<TSearch>
  search: TSearch
  onSearch: (next: TSearch) => void
  /** What is said when there is nothing at all. */
  empty: EmptyText
  /** How a row looks; what it means must also stand in a cell, as a word. */
  tone?: (row: TRow) => RowTone | undefined
  /** Whether work runs on the row that changes it by itself: the list follows it for a while. Written at module scope. */
  underWay?: (row: TRow) => boolean
  /** The buttons of a row, in a last column. */
  actions?: (row: TRow) => ReactNode
  /** Own sentences for statuses of the question. */
  sentences?: AnySentences
}
