/** `npm run conform`: checks that a backend keeps the contract. `--help` lists options and exit codes. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError, findBaseUrl, help, readOptions } from '#conform/options.ts'
import { renderJunit, renderHtml, buildReport } from '#conform/report/files.ts'
import { createProgress, summaryLines } from '#conform/report/terminal.ts'
import { type Run, runConformance } from '#conform/run.ts'

async function runAndReport(options: NonNullable<ReturnType<typeof readOptions>>): Promise<Run> {
  const { address, users, only, timeout, json, junit, html } = options
  // Fails before minutes of checks instead of after them.
  for (const file of [json, junit, html]) if (file !== undefined) mkdirSync(dirname(file), { recursive: true })
  const baseUrl = await findBaseUrl(address, timeout)
  console.log(`Asking ${baseUrl}`)
  const progress = createProgress(process.stdout, process.env, only?.length)
  const run = await runConformance({ baseUrl, users, only, timeout, ...progress })
  progress.end()
  console.log(summaryLines(run).join('\n'))
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(buildReport(run, baseUrl), undefined, 2)}\n`)
  if (junit !== undefined) writeFileSync(junit, renderJunit(run))
  if (html !== undefined) writeFileSync(html, renderHtml(run, baseUrl))
  return run
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options === undefined) console.log(help)
  else {
    const { ended, statuses, results } = await runAndReport(options)
    const isClean = results.every(({ findings }) => findings.length === 0)
    if (ended !== undefined || statuses.seen === 0 || !isClean) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error instanceof UsageError || 'code' in error ? error.message : error)
  process.exitCode = 2
}
