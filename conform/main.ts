/** `npm run conform`: does a backend answer as the contract says? The exit code is 1 when it does not or nothing could be seen, 2 when the command is wrong. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError, readOptions } from '#conform/options.ts'
import { junitOf } from '#conform/report/junit.ts'
import { pageOf } from '#conform/report/page.ts'
import { linesOf, summaryOf } from '#conform/report/summary.ts'
import { conform } from '#conform/run.ts'

try {
  const { baseUrl, users, only, junit, html } = readOptions(process.argv.slice(2))
  // Before minutes of asking, not after them.
  for (const file of [junit, html]) if (file !== undefined) mkdirSync(dirname(file), { recursive: true })
  console.log(`Asking ${baseUrl}`)
  const run = await conform({
    baseUrl,
    users,
    only,
    onOperation: (operation, results) => console.log(linesOf(operation, results).join('\n')),
  })
  console.log(summaryOf(run).join('\n'))
  if (junit !== undefined) writeFileSync(junit, junitOf(run))
  if (html !== undefined) writeFileSync(html, pageOf(run, baseUrl))
  if (run.statuses.seen === 0 || run.results.some(({ findings }) => findings.length > 0)) process.exitCode = 1
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error instanceof UsageError || 'code' in error ? error.message : error)
  process.exitCode = 2
}
