/**
 * `npm run attack -- <name> …`, or `npm run attack` for all: attacks a sandbox or a production server that it starts itself. `--seed <number>`
 * repeats a run. Prints one line of figures for each and every surprise, writes docs/attacks.md; the exit code is 1 after a surprise.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { attacks } from './attacks.ts'
import { writeFigures } from './outcome.ts'

const { values, positionals } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true })
const seed = Number(values.seed ?? randomInt(2 ** 31))
if (!Number.isInteger(seed)) throw new Error(`--seed is no whole number: ${values.seed}`)
const names = positionals.length > 0 ? positionals : Object.keys(attacks)
for (const name of names) {
  const attack = attacks[name]
  if (attack === undefined) throw new Error(`There is no attack ${name}, only ${Object.keys(attacks).join(', ')}`)
  const since = Date.now()
  const { figures, surprises } = await attack({ seed, scale: 1 })
  const seconds = Math.round((Date.now() - since) / 1000)
  const summary = Object.entries(figures).map(([what, count]) => `${count} ${what}`)
  console.log(`${name} (seed ${seed}, ${seconds} s): ${summary.join(', ')}, ${surprises.length} surprises`)
  for (const surprise of surprises) console.error(`  ✘ ${surprise}`)
  writeFigures(name, { seed, seconds, summary: summary.join(', '), surprises: surprises.length })
  if (surprises.length > 0) process.exitCode = 1
}
