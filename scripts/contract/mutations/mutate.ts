/** `npm run contract:mutate`: plants over 120 one-line mistakes and prints which step of the gate catches each. */
import { caughtBy } from './catch.ts'
import { mutations } from './plant.ts'

const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)

row('mistake', 'place', 'rules', 'generated', 'version')
row('---', '---', '---', '---', '---')
let missed = 0
let beyondGenerated = 0
const all = mutations()
for (const mutation of all) {
  const { rule, outdated, step } = caughtBy(mutation)
  row(mutation.kind, `${mutation.file}:${mutation.line}`, rule ?? '', outdated ? 'outdated' : '', step ?? '')
  if (rule === undefined && !outdated && step === undefined) missed += 1
  if (rule !== undefined || step !== undefined) beyondGenerated += 1
}
console.log(`\n${all.length} mistakes, ${all.length - missed} caught, ${beyondGenerated} also after generating anew.`)
if (missed > 0 || beyondGenerated < all.length) process.exitCode = 1
