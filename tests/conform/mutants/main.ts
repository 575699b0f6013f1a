/**
 * `npm run conform:mutants`: which mistakes in the code of the sandbox does the conformance kit find? `--sample <count>` (200)
 * are drawn by `--seed <number>`; `--only <text>` takes all whose place or change has the text instead, and writes no page.
 * With `--again` those that the last run has found are not asked again, nor those on which there is a verdict, nor what each
 * operation meets; it also goes on with a run that was ended. The page is written as the run goes on, so that one that is
 * ended leaves what it has found out: the mutants are asked in the order in which they were drawn.
 * `--most <operations>` (15) are asked about one, `--workers <count>` (2) how many are asked at a time.
 */
import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '#scripts/run.ts'
import { startPostgres } from '../../sandbox/postgres-server.ts'
import { draw } from './draw.ts'
import { type Outcome, hunt, share, survey } from './hunt.ts'
import { instrument, writeTexts } from './instrument.ts'
import { foundBefore, groundBefore, keep, keepGround } from './kept.ts'
import { lineOf, pageOf, scoreOf, summaryOf } from './page.ts'
import { openPlace, type Place } from './place.ts'
import { outdated, verdictOn } from './verdicts.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { sample: text, seed: text, only: text, most: text, workers: text, again: { type: 'boolean' } },
})
const whole = (name: 'sample' | 'seed' | 'most' | 'workers', usual: number) => {
  const value = Number(values[name] ?? usual)
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is no whole number: ${values[name]}`)
  return value
}
const seed = whole('seed', randomInt(2 ** 31))
const most = whole('most', 15)
/** The score that the kit has to reach with those that can be seen. */
const enough = 0.85

const since = performance.now()
const { texts, mutants } = await instrument()
const { only } = values
const chosen =
  only === undefined ? draw(mutants, whole('sample', 200), seed) : mutants.filter((one) => lineOf(one).includes(only))
for (const { file, original } of outdated(mutants)) console.log(`A verdict on nothing: ${file}: ${original}`)
const before = values.again === true ? foundBefore(chosen) : []
const known = new Set(before.map(({ mutant }) => mutant))
console.log(`${chosen.length} mutants of ${mutants.length}, seed ${seed}`)

const folder = mkdtempSync(join(tmpdir(), 'sandbox-mutants-'))
// PostgreSQL does not run as root, and its own user has to get in.
chmodSync(folder, 0o755)
writeTexts(folder, texts)
const workers = Array.from({ length: whole('workers', 2) }, (_, index) => join(folder, `postgres-${index}`))
const servers = await Promise.all(workers.map((data) => startPostgres(data)))
const places: Place[] = []
try {
  for (const { url } of servers) places.push(await openPlace(folder, `${url}/seeded`))
  const ground = values.again === true ? groundBefore(mutants) : await survey(places, (line) => console.log(line))
  if (values.again !== true) keepGround(ground, mutants)
  console.log(`${ground.visits.length} operations meet them, ${seconds()} s`)
  const outcomes: Outcome[] = [...before]
  if (values.again === true) {
    const judged = chosen.filter((one) => !known.has(one) && verdictOn(one) !== undefined)
    outcomes.push(...judged.map((mutant) => ({ mutant, found: undefined, asked: 0, of: 0 })))
    for (const mutant of judged) known.add(mutant)
  }
  const order = new Map(mutants.map((one, index) => [one, index]))
  const hunted = () => ({
    seed,
    all: mutants,
    drawn: chosen.length,
    outcomes: outcomes.toSorted((a, b) => order.get(a.mutant)! - order.get(b.mutant)!),
    before: before.length,
    seconds: seconds(),
  })
  const left = chosen.filter((one) => !known.has(one))
  await share(places, left, async (place, mutant) => {
    const outcome = await hunt(place, ground, mutant, mutants, most)
    outcomes.push(outcome)
    if (only === undefined) {
      keep(outcomes)
      writeFileSync(join(root, 'docs/conformance-mutants.md'), pageOf(hunted()))
    }
    const { found, asked, of } = outcome
    const what = found ? `✔ ${found.operation ?? ''}: ${found.says}` : `✘ survives ${asked} of ${of} operations`
    console.log(`${outcomes.length}/${chosen.length} ${seconds()} s ${lineOf(mutant)}\n    ${what}`)
  })
  console.log(summaryOf(hunted()))
  if (only === undefined) writeFileSync(join(root, 'docs/conformance-mutants.md'), pageOf(hunted()))
  if (scoreOf(outcomes).score < enough) process.exitCode = 1
} finally {
  await Promise.all(places.map((place) => place.close()))
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}

function seconds(): number {
  return Math.round((performance.now() - since) / 1000)
}
