/**
 * `npm run conform:mutants`: which mistakes in the code of the sandbox does the conformance kit find? `--sample <count>` (200)
 * are drawn by `--seed <number>`; `--only <text>` takes all whose place or change has the text instead, and writes no page.
 * With `--again` those that the last run has found are not asked again, nor those on which there is a verdict, nor what each
 * operation meets; it also goes on with a run that was ended, and asks the survivors last. `--at <text>=<operation>,…` asks
 * the survivors whose place or change has the text there, and nobody else: for checks that are new since the operations were
 * asked what they meet. The page is written as the run goes on, so that one that is ended leaves what it has found out:
 * mutants are asked in the order in which they were drawn.
 * `--most <operations>` (15) are asked about one, `--workers <count>` (2) how many are asked at a time.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { OperationId } from '#generated/operations.ts'
import { root } from '#scripts/run.ts'
import { startPostgres } from '../../sandbox/postgres-server.ts'
import { draw } from './draw.ts'
import { type Outcome, hunt, share, survey, visitOf } from './hunt.ts'
import { type Mutant, instrument, writeTexts } from './instrument.ts'
import { groundBefore, keep, keepGround, outcomesBefore } from './kept.ts'
import { lineOf, pageOf, scoreOf, summaryOf } from './page.ts'
import { openPlace, type Place } from './place.ts'
import { outdated, verdictOn } from './verdicts.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { sample: text, seed: text, only: text, most: text, workers: text, at: text, again: { type: 'boolean' } },
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

const at = values.at?.split(',').map((one) => one.split('=') as [text: string, operation: OperationId])
const placesOf = (mutant: Mutant) => (at ?? []).filter(([part]) => lineOf(mutant).includes(part)).map(([, one]) => one)
if (at !== undefined && values.again !== true) throw new Error('--at asks survivors of the last run: --again')

const since = performance.now()
const { texts, mutants } = await instrument()
const { only } = values
const chosen =
  only === undefined ? draw(mutants, whole('sample', 200), seed) : mutants.filter((one) => lineOf(one).includes(only))
for (const { file, original } of outdated(mutants)) console.log(`A verdict on nothing: ${file}: ${original}`)
const before = values.again === true ? outcomesBefore(chosen) : []
const isOver = ({ mutant, found }: Outcome) => found !== undefined || verdictOn(mutant) !== undefined
console.log(`${chosen.length} mutants of ${mutants.length}, seed ${seed}`)

const folder = mkdtempSync(join(tmpdir(), 'sandbox-mutants-'))
writeTexts(folder, texts)
const servers = await Promise.all(Array.from({ length: whole('workers', 2) }, () => startPostgres()))
const places: Place[] = []
try {
  for (const { url } of servers) places.push(await openPlace(folder, `${url}/seeded`))
  const ground = values.again === true ? groundBefore(mutants) : await survey(places, (line) => console.log(line))
  if (values.again !== true) keepGround(ground, mutants)
  console.log(`${ground.visits.length} operations meet them, ${seconds()} s`)
  const outcomes = new Map(before.map((one) => [one.mutant, one]))
  if (values.again === true)
    for (const mutant of chosen.filter((one) => !outcomes.has(one) && verdictOn(one) !== undefined))
      outcomes.set(mutant, { mutant, found: undefined, asked: 0, of: 0 })
  const order = new Map(mutants.map((one, index) => [one, index]))
  const hunted = () => ({
    seed,
    all: mutants,
    drawn: chosen.length,
    outcomes: [...outcomes.values()].toSorted((a, b) => order.get(a.mutant)! - order.get(b.mutant)!),
    before: before.filter(({ found }) => found !== undefined).length,
    seconds: seconds(),
  })
  const isNew = (mutant: Mutant) => !outcomes.has(mutant)
  const survivors = [...outcomes.values()].filter((one) => !isOver(one)).map(({ mutant }) => mutant)
  const left =
    at === undefined ? [...chosen.filter(isNew), ...survivors] : survivors.filter((one) => placesOf(one).length > 0)
  await share(places, left, async (place, mutant) => {
    const where = at === undefined ? ground : { ...ground, visits: placesOf(mutant).map((one) => visitOf(one, mutant)) }
    const outcome = await hunt(place, where, mutant, mutants, most)
    outcomes.set(mutant, outcome)
    if (only === undefined) {
      keep([...outcomes.values()])
      writeFileSync(join(root, 'docs/conformance-mutants.md'), pageOf(hunted()))
    }
    const { found, asked, of } = outcome
    const what = found ? `✔ ${found.operation ?? ''}: ${found.says}` : `✘ survives ${asked} of ${of} operations`
    console.log(`${outcomes.size}/${chosen.length} ${seconds()} s ${lineOf(mutant)}\n    ${what}`)
  })
  console.log(summaryOf(hunted()))
  if (only === undefined) writeFileSync(join(root, 'docs/conformance-mutants.md'), pageOf(hunted()))
  if (scoreOf([...outcomes.values()]).score < enough) process.exitCode = 1
} finally {
  await Promise.all(places.map((place) => place.close()))
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}

function seconds(): number {
  return Math.round((performance.now() - since) / 1000)
}
