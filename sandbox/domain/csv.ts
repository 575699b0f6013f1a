/** CSV as people exchange it here: semicolons, quotes where they are needed, lines that end in CR LF or LF; pure. */

/** A row and the line of the file on which it starts, the first is 1. */
export type CsvRow = { line: number; cells: string[] }

/** Such a cell would be run as a formula by a spreadsheet. */
const formula = /^[=+\-@\t\r]/
const escapedFormula = /^'(?=[=+\-@\t\r])/

/** The rows of a text; empty lines are none. Undefined when a quote is never closed. */
export function readCsv(text: string): CsvRow[] | undefined {
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let [line, cell, quoted, wasQuoted] = [1, '', false, false]
  const endCell = () => {
    row.cells.push(wasQuoted ? cell : cell.trim())
    ;[cell, wasQuoted] = ['', false]
  }
  const endRow = () => {
    endCell()
    if (row.cells.some((value) => value !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (sign === '\n') line += 1
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[(at += 1)]!
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') [cell, quoted, wasQuoted] = ['', true, true]
    else if (sign === ';') endCell()
    else if (sign === '\n') endRow()
    else if (!(wasQuoted && /\s/.test(sign))) cell += sign // blanks after a quote, such as the CR of the line's end
  }
  if (quoted) return undefined
  endRow()
  return rows.map(({ line: start, cells }) => ({
    line: start,
    cells: cells.map((value) => value.replace(escapedFormula, '')),
  }))
}

/** A file for spreadsheets in Austria, byte order mark and all; no cell of it is a formula. */
export const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(writeCell).join(';')}\r\n`).join('')}`

function writeCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = formula.test(text) ? `'${text}` : text
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
