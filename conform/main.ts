/** `npm run conform`: does a backend answer as the contract says? `--help` tells the options and exit codes. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findBase } from '#conform/find-base.ts'
import { help, readOptions } from '#conform/options.ts'
import { reportOf } from '#conform/report/json.ts'
import { junitOf } from '#conform/report/junit.ts'
import { pageOf } from '#conform/report/page.ts'
import { progressOn } from '#conform/report/progress.ts'
import { summaryOf } from '#conform/report/summary.ts'
import { type Run, conform } from '#conform/run.ts'
import { UsageError } from '#conform/usage-error.ts'

async function ask(options: NonNullable<ReturnType<typeof readOptions>>): Promise<Run> {
  const { address, users, only, timeout, json, junit, html } = options
  // Before minutes of asking, not after them.
  for (const file of [json, junit, html]) if (file !== undefined) mkdirSync(dirname(file), { recursive: true })
  const baseUrl = await findBase(address, timeout)
  console.log(`Asking ${baseUrl}`)
  const progress = progressOn(process.stdout, process.env, only?.length)
  const run = await conform({ baseUrl, users, only, timeout, ...progress })
  progress.end()
  console.log(summaryOf(run).join('\n'))
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(reportOf(run, baseUrl), undefined, 2)}\n`)
  if (junit !== undefined) writeFileSync(junit, junitOf(run))
  if (html !== undefined) writeFileSync(html, pageOf(run, baseUrl))
  return run
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options === undefined) console.log(help)
  else {
    const { ended, statuses, results } = await ask(options)
    const isClean = results.every(({ findings }) => findings.length === 0)
    if (ended !== undefined || statuses.seen === 0 || !isClean) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error instanceof UsageError || 'code' in error ? error.message : error)
  process.exitCode = 2
}
