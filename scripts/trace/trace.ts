/**
 * `npm run trace`: which rows of the requirement table are proven by a test that names them, which are marked with the reason
 * why none does, and which are open; `npm run trace -- platform login` lists what is not proven in these areas. Part of
 * `npm run check`: fails for an open row, a tag of no row, a mark that is not needed, and a criterion of accessibility whose tests do
 * not exist.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { countStandings, faultsOf, readCriteria, titlesIn } from './accessibility.ts'
import { unprovenRequirements, parseRequirements, tagsOf, findProofState } from './requirements.ts'

const requirements = parseRequirements(readFileSync(join(root, 'docs/spec/requirements.tsv'), 'utf8'))
const files = globSync(['{src,sandbox,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.{ts,tsx}'], { cwd: root })
const tags = new Map<string, string[]>()
for (const file of files) {
  for (const id of tagsOf(readFileSync(join(root, file), 'utf8'))) tags.set(id, [...(tags.get(id) ?? []), file])
}
const { rows, wrong } = findProofState(requirements, tags, unprovenRequirements)

const wanted = process.argv.slice(2)
const figures = (name: string, some: typeof rows) => {
  const count = (standing: string) => String(some.filter((row) => row.standing === standing).length).padStart(4)
  return `${name.padEnd(12)}${count('proven')} proven${count('marked')} marked${count('open')} open of ${some.length}`
}
for (const area of new Set(rows.map((row) => row.area))) {
  const some = rows.filter((row) => row.area === area)
  console.log(figures(area, some))
  if (!wanted.includes(area)) continue
  for (const { id, subject, text, standing, reason } of some.filter((row) => row.standing !== 'proven'))
    console.log(`  ${id} ${standing} ${subject}: ${text}${reason === undefined ? '' : ` (${reason})`}`)
}
console.log(figures('all', rows))

const open = rows.filter(({ standing }) => standing === 'open').map(({ id, text }) => `${id} is open: ${text}`)
const criteria = readCriteria()
console.log(`accessibility: ${countStandings(criteria)}`)
const titlesOf = (file: string) =>
  existsSync(join(root, file)) ? titlesIn(readFileSync(join(root, file), 'utf8')) : undefined
const faults = [...wrong, ...open, ...faultsOf(criteria, titlesOf)]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
