import {
  createPaginatedRowModel,
  createSortedRowModel,
  tableFeatures,
  type Row,
  type RowData,
} from '@tanstack/react-table'
import { type ColumnValue, type Features, type ListMode, serverMode } from '../columns.tsx'

const collator = new Intl.Collator('de-AT', { numeric: true, sensitivity: 'base' })

/** Ascending: numbers by size, false before true, text in German dictionary order with numbers in it by size. */
function compare<TRow extends RowData>(one: Row<Features, TRow>, other: Row<Features, TRow>, id: string): number {
  const [a, b] = [one.getValue<ColumnValue>(id), other.getValue<ColumnValue>(id)]
  return typeof a === 'string' || typeof b === 'string' ? collator.compare(String(a), String(b)) : Number(a) - Number(b)
}

const features = tableFeatures({
  ...serverMode.features,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/** The rows are the whole list, which the browser sorts and pages. */
export const clientMode: ListMode = { features, compare }
