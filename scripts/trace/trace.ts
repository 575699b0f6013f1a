/**
 * `npm run trace`: which rows of the requirement table are named by a test, by area; `npm run trace -- platform login`
 * lists the uncovered rows of these areas. A tag of a row that does not exist fails.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { parseRequirements, tagsOf } from './requirements.ts'

const requirements = parseRequirements(readFileSync(join(root, 'tests/requirements.tsv'), 'utf8'))
const files = globSync(['{src,sandbox,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.{ts,tsx}'], { cwd: root })
const covered = new Map<string, string[]>()
for (const file of files) {
  for (const id of tagsOf(readFileSync(join(root, file), 'utf8'))) {
    covered.set(id, [...(covered.get(id) ?? []), file])
  }
}

const known = new Set(requirements.map(({ id }) => id))
for (const id of [...covered.keys()].filter((tag) => !known.has(tag))) {
  console.error(`${id} is no row of the table: ${covered.get(id)!.join(', ')}`)
  process.exitCode = 1
}

const wanted = process.argv.slice(2)
for (const area of new Set(requirements.map((row) => row.area))) {
  const rows = requirements.filter((row) => row.area === area)
  const open = rows.filter((row) => !covered.has(row.id))
  console.log(`${area.padEnd(12)} ${String(rows.length - open.length).padStart(3)} of ${rows.length}`)
  if (!wanted.includes(area)) continue
  for (const { id, subject, text } of open) console.log(`  ${id} ${subject}: ${text}`)
}
const sum = requirements.filter(({ id }) => covered.has(id)).length
console.log(`${'all'.padEnd(12)} ${sum} of ${requirements.length}`)
