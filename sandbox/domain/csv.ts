/**
 * CSV as people exchange it here, read and written in this one place: semicolons, quotes where they are needed, lines that
 * end in CR LF or LF; pure. What is written is read again unharmed, and no spreadsheet runs a cell of it.
 */
import Papa from 'papaparse'

/** A row and the line of the file on which it starts, the first is 1. */
export type CsvRow = { line: number; cells: string[] }

/** Spreadsheets run such a cell as a formula; wide signs too where East Asian text is usual. */
const formula = '[=+\\-@\\t\\r\\n＝＋－＠]'
/** The writer adds a leading apostrophe, also before an existing one, but not to a negative amount; the reader removes one. */
const runs = new RegExp(`^(?!-\\d+,\\d\\d$)'*${formula}`)
const escaped = new RegExp(`^'(?='*${formula})`)

/** Without blanks at the ends. A pattern would look at each blank of a long run again and again. */
function withoutOuterBlanks(cell: string): string {
  let [from, to] = [0, cell.length]
  while (cell[from] === ' ') from += 1
  while (to > from && cell[to - 1] === ' ') to -= 1
  return cell.slice(from, to)
}

/** The rows of a text without blanks at the ends of cells; empty lines are none. Undefined when a quote is never closed. */
export function readCsv(text: string): CsvRow[] | undefined {
  const rows: CsvRow[] = []
  let [next, at, isClosed] = [1, 0, true]
  const whole = text.replaceAll('\r\n', '\n')
  Papa.parse<string[]>(whole, {
    delimiter: ';',
    newline: '\n',
    step: ({ data, errors, meta }) => {
      const line = next
      next += whole.slice(at, meta.cursor).split('\n').length - 1
      at = meta.cursor
      isClosed &&= errors.length === 0
      const cells = data.map((cell) => withoutOuterBlanks(cell).replace(escaped, ''))
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
    },
  })
  return isClosed ? rows : undefined
}

/** A file for spreadsheets in Austria, byte order mark and all. */
export const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n', escapeFormulae: runs },
  )}\r\n`
