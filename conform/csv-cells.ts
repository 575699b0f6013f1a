/** Compares the cells of a CSV with the records that it exports. */
import { dayOf } from '#contract-checks/vienna-day.ts'

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

// The CSV of a receipt, whose columns the contract leaves open

/** A payment as a list of transactions has it; `callNumber` is there for companies only. */
type Payment = { transactionTimestamp: string; amount: number; merchantName: string; callNumber?: string | undefined }

const amountCell = /^-?(?:\d{1,3}(?:\.\d{3})+,|\d+[.,])\d\d$/
const centsOf = (cell: string) => Number(cell.replaceAll(/\D/g, '')) * (cell.startsWith('-') ? -1 : 1)
const dayCell = /^\d{4}-\d\d-\d\d$/

const linesOf = (text: string): string[][] => cellsOf(text.replace('\uFEFF', '')).slice(1)

/** The first and the last day in a CSV; undefined when it has none. */
export function daysOfCsv(text: string): { fromDate: string; toDate: string } | undefined {
  const days = linesOf(text)
    .flatMap((cells) => cells.filter((cell) => dayCell.test(cell)))
    .toSorted()
  return days.length === 0 ? undefined : { fromDate: days[0]!, toDate: days.at(-1)! }
}

/** What is wrong in the CSV of a receipt: its amounts do not add up to that of the receipt, or a line differs from its payment. */
export function receiptCsvFaults(text: string, amount: number, payments: readonly Payment[]): string[] {
  const lines = linesOf(text)
  const columns = (lines[0] ?? []).map((_cell, index) => index)
  const ofAmounts = columns.filter((index) => lines.every((cells) => amountCell.test(cells[index] ?? '')))
  const sums = ofAmounts.map((index) => lines.reduce((sum, cells) => sum + centsOf(cells[index]!), 0))
  const wanted = Math.round(amount * 100)
  if (!sums.includes(wanted))
    return [
      `the amounts of its lines are ${sums.map((cents) => cents / 100).join(' and ') || 'none'} and not ${amount}`,
    ]
  const column = ofAmounts[sums.indexOf(wanted)]!
  const differs = lines.some((cells) => {
    const same = payments.filter(
      (one) =>
        Math.round(one.amount * 100) === centsOf(cells[column]!) &&
        cells.includes(dayOf(new Date(one.transactionTimestamp))),
    )
    const has = (value: string | undefined) => value === undefined || cells.some((cell) => isSameCell(cell, value))
    return same.length > 0 && !same.some(({ merchantName, callNumber }) => has(merchantName) && has(callNumber))
  })
  return differs ? ['a line has not the merchant or the number of its payment'] : []
}
