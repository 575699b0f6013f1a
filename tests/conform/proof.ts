/**
 * `npm run conform:proof`: what the kit finds at the sandbox, with the faults that are planted into it, one by one and thirty at once,
 * and with the mistakes of backend teams. Writes the results to docs/conformance.md, each part to its own section.
 *
 * `npm run conform:proof -- planted` runs one part only (whole, planted, together, mistakes). `--name <expression>` selects by name: of
 * planted faults their rows are written, of mistakes nothing. `mistakes --held-out` selects the held-out set, `mistakes --by-kind` the set
 * that was drawn by the kinds of oracles.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { groupCauses } from '#conform/causes.ts'
import { replayCause } from '#conform/replay.ts'
import { renderHtml } from '#conform/report/files.ts'
import { operationLines, summaryLines } from '#conform/report/terminal.ts'
import { root } from '#scripts/run.ts'
import type { Fault } from '#sandbox/faults/fault.ts'
import { faults } from '#sandbox/faults/faults.ts'
import { requireBrowser } from '../require-browser.ts'
import { scoreMistakes } from './mistakes/score.ts'
import { tableRows, writeSection } from './proof-report.ts'
import { proofSandbox } from './proof-sandbox.ts'

type ProofSandbox = Awaited<ReturnType<typeof proofSandbox>>

/** The kit finds nothing at the sandbox. */
async function proveSilence(sandbox: ProofSandbox): Promise<void> {
  const whole = await sandbox.ask({
    users: sandbox.withIdle,
    onOperation: (...operation) => console.log(operationLines(...operation).join('\n')),
  })
  console.log(summaryLines(whole).join('\n'))
  writeSection('whole', `\`\`\`text\n${summaryLines(whole).join('\n').trim()}\n\`\`\``)
  if (whole.results.some(({ findings }) => findings.length > 0)) process.exitCode = 1
}

/** The row of a fault in the table, which says all that was proven. */
const isFound = (row: string) => !row.includes(notFound)
const isReplayed = (row: string) => row.endsWith(`| ${replayed} |`)
const notFound = '**not found**'
const replayed = 'still there, gone'

/** The kit finds each fault that is planted into the sandbox; the replay of its cause finds it again, and nothing without it. */
async function provePlantedFaults(sandbox: ProofSandbox, name: RegExp | undefined): Promise<void> {
  const rows = new Map(name === undefined ? [] : tableRows('planted'))
  const chosen = faults.filter((one) => name?.test(one.name) ?? true)
  for (const fault of chosen) {
    const row = await provePlantedFault(sandbox, fault)
    console.log(row)
    rows.set(fault.name, row)
  }
  const rowsOf = (some: readonly Fault[]) => some.flatMap((one) => rows.get(one.name) ?? [])
  const count = (is: (row: string) => boolean) => `${rowsOf(faults).filter(is).length} of ${faults.length}`
  const head = [
    '| planted fault | checked operations | first finding | place in the contract | replay with the fault, without it |',
    '| --- | --- | --- | --- | --- |',
  ]
  const sums = `${count(isFound)} found, ${count(isReplayed)} replayed.`
  console.log(sums)
  writeSection('planted', `${sums}\n\n${[...head, ...rowsOf(faults)].join('\n')}`)
  if (rowsOf(chosen).some((row) => !isFound(row) || !isReplayed(row))) process.exitCode = 1
}

/** Proves one fault, and returns its row. */
async function provePlantedFault(sandbox: ProofSandbox, { name, operations }: Fault): Promise<string> {
  await sandbox.reset()
  sandbox.plant(name)
  const { results } = await sandbox.ask({ users: sandbox.withIdle, only: operations, bail: true })
  const [cause] = groupCauses(results).causes
  const rowOf = (...cells: string[]) => `| ${[name, operations.join(', '), ...cells].join(' | ')} |`
  if (cause === undefined) {
    sandbox.plant()
    return rowOf(notFound, '', '')
  }
  const replay = async () => {
    await sandbox.reset()
    return replayCause(cause, { ...sandbox.target, users: sandbox.withIdle })
  }
  const withFault = await replay()
  sandbox.plant()
  const without = await replay()
  const isSilent = without.outcome !== 'gone' || without.others.length === 0
  const { says, pointer } = cause.example
  const replays = `${withFault.outcome}, ${without.outcome}${isSilent ? '' : ' with other findings'}`
  return rowOf(says, `\`${pointer}\``, replays)
}

/** Faults of all sorts. */
const together = faults.filter((_one, at) => at % 4 === 1).slice(0, 30)

/** Thirty faults at once read as about thirty causes: their numbers, and a picture of the first screen of the report. */
async function proveTogether(sandbox: ProofSandbox): Promise<void> {
  await sandbox.reset()
  sandbox.plant(...together.map(({ name }) => name))
  const only = [...new Set(together.flatMap(({ operations }) => operations))]
  const run = await sandbox.ask({ users: sandbox.withIdle, only })
  sandbox.plant()
  const html = renderHtml(run, sandbox.address)
  const findings = run.results.flatMap((one) => one.findings).length
  const { causes } = groupCauses(run.results)
  await drawFirstScreen(html, join(root, 'docs/pictures/thirty-faults.jpg'))
  const kilobytes = Math.ceil(Buffer.byteLength(html) / 1000)
  const sums = `${together.length} faults at once: ${findings} findings in ${only.length} operations, ${causes.length} causes, ${kilobytes} kB of HTML.`
  console.log(sums)
  writeSection('together', `${sums}\n\n![The first screen of the report](pictures/thirty-faults.jpg)`)
}

async function drawFirstScreen(html: string, file: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent(html)
  await page.screenshot({ path: file, type: 'jpeg', quality: 75 })
  await browser.close()
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    'held-out': { type: 'boolean', default: false },
    'by-kind': { type: 'boolean', default: false },
  },
})
const { name } = values

const parts: Record<string, (sandbox: ProofSandbox) => Promise<void>> = {
  whole: proveSilence,
  planted: (sandbox) => provePlantedFaults(sandbox, name === undefined ? undefined : new RegExp(name)),
  together: proveTogether,
}
const [part] = positionals
if (part !== undefined && part !== 'mistakes' && !(part in parts))
  throw new Error(`There is no ${part} among ${[...Object.keys(parts), 'mistakes'].join(', ')}`)

if (part !== 'mistakes') {
  const sandbox = await proofSandbox()
  try {
    for (const [one, prove] of Object.entries(parts)) if (part === undefined || part === one) await prove(sandbox)
  } finally {
    await sandbox.close()
  }
}
if (part === undefined || part === 'mistakes')
  await scoreMistakes({ isHeldOut: values['held-out'], isByKind: values['by-kind'], name })
