/**
 * `npm run test:changed`: runs the tests that the changes since the last commit affect, again after each save, and names the journeys that
 * prove the operations and screens that they touch. `--journeys` runs the tests once and then the three nearest journeys; `--since <commit>`
 * counts from another commit.
 */
import { parseArgs } from 'node:util'
import { readDocument } from './contract/read-document.ts'
import { findTouched, rankJourneys } from './journeys.ts'
import { run, show } from './run.ts'

const { values, positionals } = parseArgs({
  options: { journeys: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } },
  allowPositionals: true,
})
const linesOf = (...args: string[]) => run('git', args).output.split('\n').filter(Boolean)

const files = [
  ...linesOf('diff', '--name-only', values.since),
  ...linesOf('ls-files', '--others', '--exclude-standard'),
]
const touched = findTouched(files, readDocument('generated/openapi.yaml'))
const journeys = rankJourneys(files, touched)
const list = (heading: string, names: readonly string[]) =>
  names.length > 0 && console.log(`${heading}: ${names.join(', ')}`)

list('Operations', touched.operations)
list('Screens', touched.screens)
for (const { file, reasons } of journeys.slice(0, 8))
  console.log(`  npm run test:e2e -- ${file}  (${reasons.slice(0, 4).join(', ')})`)

const vitest = ['--changed', ...(values.since === 'HEAD' ? [] : [values.since]), ...positionals]
const passed = show('vitest', values.journeys ? ['run', ...vitest] : vitest)
const nearest = journeys.slice(0, 3).map(({ file }) => file)
if (!passed || (values.journeys && nearest.length > 0 && !show('node', ['scripts/e2e.ts', ...nearest])))
  process.exitCode = 1
