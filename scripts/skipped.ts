/** What a run did not try, and why: printed at its end, once for all of its steps. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names the file that the steps of a run append to; a process without it, or with an empty one, prints its own list. */
const variable = 'SKIPPED_LIST'

function print(lines: readonly string[]): void {
  if (lines.length > 0) console.log(['', 'Skipped:', ...lines.map((line) => `  ${line}`)].join('\n'))
}

/** One line for each reason, with the files of the tests; printed at once, or left to the run that this process is a step of. */
export function reportSkipped(tests: readonly { reason: string; file: string }[]): void {
  const byReason = Map.groupBy(tests, ({ reason }) => reason)
  const lines = [...byReason].map(([reason, those]) => {
    const files = [...new Set(those.map(({ file }) => file))]
    return `${reason} (${files.join(', ')})`
  })
  const list = process.env[variable]
  if (!list) print(lines)
  else appendFileSync(list, lines.map((line) => `${line}\n`).join(''))
}

/** Collects what the steps of a run report; gives the function that prints it. */
export function collectSkipped(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'skipped-'))
  const list = join(folder, 'list')
  writeFileSync(list, '')
  process.env[variable] = list
  return () => {
    print(readFileSync(list, 'utf8').split('\n').filter(Boolean))
    rmSync(folder, { recursive: true })
  }
}
