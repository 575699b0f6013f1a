import { plainText, type Column } from '../column.ts'
import { searchTerms, wordsOf } from './search-rules.ts'

/** Text as it is compared: without case and accents, so that grossl and GRÖSSL find Größl. */
const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')

/** What each row can be found by; prepared once for a list, not for each search. */
export const searchableText = <TRow>(rows: readonly TRow[], columns: readonly Column<TRow>[]): string[] =>
  rows.map((row) => comparable(columns.map((column) => columnText(column, row)).join('\n')))

/** The rows in which every term of the search, or every word as it was typed, occurs somewhere; in their order. */
export function searchRows<TRow>(rows: readonly TRow[], texts: readonly string[], search: string): TRow[] {
  const typed = comparable(search)
  const choices = [searchTerms(typed), wordsOf(typed)]
  return rows.filter((_row, index) => choices.some((terms) => terms.every((term) => texts[index]!.includes(term))))
}

function columnText<TRow>(column: Column<TRow>, row: TRow): string {
  if (column.searchText === false) return ''
  return column.searchText?.(row) ?? plainText(column.value(row))
}
