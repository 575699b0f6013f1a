/** Tables of docs/benchmarks.md in which a time stands beside the one of the last kept run. */
import { keep, kept } from './kept.ts'

/** `'time'` has a column more, what it is of the last kept one. */
export type Column<T> = { name: string; show: (one: T) => string; kind?: 'time' }

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const time = (milliseconds: number): string => `${Math.round(milliseconds)} ms`
export const times = (one: number, other: number): string =>
  Number.isFinite(one / other) ? `${(one / other).toFixed(2)}x` : '-'

/** Columns as wide as what stands in them; two blanks part them. */
function aligned(lines: readonly (readonly string[])[]): string[] {
  const widths = lines[0]!.map((_cell, at) => Math.max(...lines.map((cells) => cells[at]!.length)))
  return lines.map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]! + 2))).join(''),
  )
}

const cellsOf = (text: string) => text.trim().split(/ {2,}/)

/** The figures of the last kept table, by row and column. */
function lastFigures(title: string): (row: string, column: string) => number {
  const [head = '', ...rows] = kept(title)
  const columns = cellsOf(head)
  const figures = new Map<string, readonly string[]>(rows.map(cellsOf).map(([name = '', ...cells]) => [name, cells]))
  return (row, column) => Number.parseFloat(figures.get(row)?.[columns.indexOf(column)] ?? '')
}

/** Prints the table, and keeps it where `about` says what it is of. */
export function tell<T>(title: string, about: string | undefined, columns: readonly Column<T>[], rows: Map<string, T>) {
  const last = lastFigures(title)
  const head = columns.flatMap(({ name, kind }) => (kind === 'time' ? [name, 'of the last'] : [name]))
  const cells = (row: string, one: T) =>
    columns.flatMap(({ name, show, kind }) => {
      const shown = show(one)
      return kind === 'time' ? [shown, times(Number.parseFloat(shown), last(row, name))] : [shown]
    })
  const lines = aligned([['', ...head], ...[...rows].map(([name, one]) => [name, ...cells(name, one)])])
  console.log(`\n${title}\n${lines.join('\n')}`)
  if (about !== undefined) keep(title, about, lines)
}
