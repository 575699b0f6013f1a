/** docs/benchmarks.md: a section for each benchmark, replaced when it has run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/run.ts'

const file = join(root, 'docs/benchmarks.md')
const preface = `# Benchmarks: last results

Written by \`npm run bench\`, \`npm run bench:web\` and \`npm run bench:validation\`, never by hand.
`

const sections = (): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : []
const isOf = (title: string) => (section: string) => section.startsWith(`## ${title}\n`)

/** The lines of a section as they were written last; none when it never was. */
function readSection(title: string): string[] {
  const text = sections().find(isOf(title))
  return text === undefined ? [] : text.split('```')[1]!.split('\n').slice(1, -1)
}

/** Writes one section and leaves the others as they are. */
export function writeSection(title: string, about: string, lines: readonly string[]): void {
  const machine = `${cpus().length} cores (${cpus()[0]!.model.trim()}), Node.js ${process.versions.node}`
  const when = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const section = `## ${title}\n\n${when}, ${machine}. ${about}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`
  const others = sections()
    .filter((one) => !isOf(title)(one))
    .map((one) => `${one.trimEnd()}\n`)
  writeFileSync(file, [preface, ...[...others, section].toSorted()].join('\n'))
}

/** A `'time'` has a second column: its ratio to the last written run. */
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

/** The figures of the last written table, by row and column. */
function lastFigures(title: string): (row: string, column: string) => number {
  const [head = '', ...rows] = readSection(title)
  const columns = cellsOf(head)
  const figures = new Map<string, readonly string[]>(rows.map(cellsOf).map(([name = '', ...cells]) => [name, cells]))
  return (row, column) => Number.parseFloat(figures.get(row)?.[columns.indexOf(column)] ?? '')
}

/** Prints the table, and writes its section when `about` describes the measurement. */
export function reportTable<T>(
  title: string,
  about: string | undefined,
  columns: readonly Column<T>[],
  rows: Map<string, T>,
) {
  const last = lastFigures(title)
  const head = columns.flatMap(({ name, kind }) => (kind === 'time' ? [name, 'of the last'] : [name]))
  const cells = (row: string, one: T) =>
    columns.flatMap(({ name, show, kind }) => {
      const shown = show(one)
      return kind === 'time' ? [shown, times(Number.parseFloat(shown), last(row, name))] : [shown]
    })
  const lines = aligned([['', ...head], ...[...rows].map(([name, one]) => [name, ...cells(name, one)])])
  console.log(`\n${title}\n${lines.join('\n')}`)
  if (about !== undefined) writeSection(title, about, lines)
}
