/** Compares the cells of a CSV with the records that it exports. */

/** The cells of each line; a quoted cell may contain semicolons, quotes and line breaks. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end !== ';') rows.push([])
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

/** A text that a spreadsheet would run as a formula may have an apostrophe before it. */
function isSameCell(cell: string | undefined, value: unknown): boolean {
  if (typeof value === 'number') return Number(cell?.replace(',', '.')) === value
  const text = String(value ?? '')
  return cell === text || cell === `'${text}`
}

/** Those of `columns` in which a cell is not the value of its record; the first of them identifies the record. */
export function columnsWithOtherValues(
  text: string,
  records: readonly Record<string, unknown>[],
  columns: readonly [string, ...string[]],
): string[] {
  const [header = [], ...lines] = cellsOf(text.replace('\uFEFF', ''))
  const [key] = columns
  const byKey = new Map(records.map((record) => [record[key], record]))
  const wrong = lines.flatMap((cells) => {
    const record = byKey.get(cells[header.indexOf(key)])
    return record === undefined ? [] : columns.filter((name) => !isSameCell(cells[header.indexOf(name)], record[name]))
  })
  return [...new Set(wrong)]
}
