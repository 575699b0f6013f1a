/** `npm run conform`: checks that a backend keeps the contract. `--help` lists options and exit codes. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Assessment, type KnownCause, assessRun, isNew, readBaseline, writeBaseline } from '#conform/baseline.ts'
import type { Result } from '#conform/finding.ts'
import { UsageError, findBaseUrl, help, readOptions, readReplayOptions } from '#conform/options.ts'
import { replayCause } from '#conform/replay.ts'
import { renderJunit, renderHtml, buildReport } from '#conform/report/files.ts'
import { buildHar } from '#conform/report/har.ts'
import { buildSarif } from '#conform/report/sarif.ts'
import { createProgress, replayLines, summaryLines } from '#conform/report/terminal.ts'
import { type Run, runConformance } from '#conform/run.ts'
import { SystemLocked, lockSystem } from '#conform/system-lock.ts'
import { restoreClock } from '#conform/test-clock.ts'

type Options = NonNullable<ReturnType<typeof readOptions>>
type Target = Pick<Options, 'users' | 'timeout'>

async function runAndReport(options: Options, known: readonly KnownCause[]): Promise<[Run, Assessment]> {
  const { address, users, only, timeout, json, junit, html, sarif, bail } = options
  // Fails before minutes of checks instead of after them.
  for (const file of [json, junit, html, sarif, options.baseline])
    if (file !== undefined) mkdirSync(dirname(file), { recursive: true })
  const baseUrl = await findBaseUrl(address, timeout)
  console.log(`Checking ${baseUrl}`)
  const progress = createProgress(process.stdout, process.env, only?.length, new Set(known.map(({ id }) => id)))
  const isEnough = (results: Result[]) => bail && assessRun({ results }, known).causes.some(isNew)
  const run = await whileLocked(options, baseUrl, () =>
    runConformance({ baseUrl, users, only, timeout, isEnough, ...progress }),
  )
  progress.end()
  const assessment = assessRun(run, known)
  console.log(summaryLines(run, assessment, options.verbose).join('\n'))
  if (json !== undefined) writeJson(json, buildReport(run, baseUrl, assessment))
  if (sarif !== undefined) writeJson(sarif, buildSarif(run, assessment))
  if (junit !== undefined) writeFileSync(junit, renderJunit(run, assessment))
  if (html !== undefined) writeFileSync(html, renderHtml(run, baseUrl, assessment))
  return [run, assessment]
}

/** Locks the system during the work; a signal that ends it sets the clock as it was, and unlocks. */
async function whileLocked<T>({ users, timeout }: Target, baseUrl: string, work: () => Promise<T>): Promise<T> {
  const unlock = await lockSystem(baseUrl, users, timeout)
  const signals = { SIGINT: 130, SIGTERM: 143 } as const
  const onSignal = (signal: keyof typeof signals) =>
    void restoreClock()
      .then(unlock)
      .finally(() => process.exit(signals[signal]))
  for (const signal of Object.keys(signals)) process.once(signal, onSignal)
  try {
    return await work()
  } finally {
    for (const signal of Object.keys(signals)) process.off(signal, onSignal)
    await unlock()
  }
}

const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)

/** The exit code of a run. */
async function checkBackend(options: Options): Promise<number> {
  const { baseline, updateBaseline } = options
  const isFirst = updateBaseline && !existsSync(baseline!)
  const known = baseline === undefined || isFirst ? [] : readBaseline(baseline)
  const [run, { causes }] = await runAndReport(options, known)
  if (run.ended !== undefined || run.statuses.seen === 0) return 1
  if (!updateBaseline) return causes.some(isNew) ? 1 : 0
  writeBaseline(baseline!, run, known)
  console.log(`The baseline ${baseline} has been updated.`)
  return 0
}

const exitCodes = { gone: 0, 'still there': 1, 'not possible': 2 } as const

/** The exit code of a replay. */
async function replay(options: NonNullable<ReturnType<typeof readReplayOptions>>): Promise<number> {
  const { cause, address, users, timeout, har } = options
  if (har !== undefined) mkdirSync(dirname(har), { recursive: true })
  const baseUrl = await findBaseUrl(address, timeout)
  console.log(`Checking ${baseUrl}`)
  const result = await whileLocked(options, baseUrl, () => replayCause(cause, { baseUrl, users, timeout }))
  console.log(replayLines(cause, result).join('\n'))
  if (har !== undefined) writeJson(har, buildHar(result.outcome === 'still there' ? (result.finding.calls ?? []) : []))
  return exitCodes[result.outcome]
}

/** The exit code of a command; undefined for `--help`. */
async function runCommand(args: string[]): Promise<number | undefined> {
  if (args[0] === 'replay') {
    const options = readReplayOptions(args.slice(1))
    return options && replay(options)
  }
  const options = readOptions(args)
  return options && checkBackend(options)
}

try {
  const exitCode = await runCommand(process.argv.slice(2))
  if (exitCode === undefined) console.log(help)
  else process.exitCode = exitCode
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error instanceof UsageError || error instanceof SystemLocked || 'code' in error ? error.message : error)
  process.exitCode = 2
}
