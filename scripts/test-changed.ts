/**
 * `npm run test:changed`: the tests that stand nearest to what differs from the last commit, and again those of each file that is
 * saved, until it is ended (Ctrl+C). It is for the minutes of writing; `npm test` runs everything that a change may break.
 */
import { readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { type Files, nearestTests } from './nearest-tests.ts'
import { root, run } from './run.ts'

const git = (...args: string[]): string[] => run('git', args).output.split('\n').filter(Boolean)
const code = /\.tsx?$/
const known = () => git('ls-files', '--cached', '--others', '--exclude-standard')

function filesNow(): Files {
  const read = (file: string) => {
    try {
      return readFileSync(join(root, file), 'utf8')
    } catch {
      return '' // deleted, and not yet committed
    }
  }
  return new Map(
    known()
      .filter((file) => code.test(file))
      .map((file) => [file, read(file)]),
  )
}

const vitest = await createVitest({ watch: false })
await vitest.standalone()

async function test(changed: readonly string[]): Promise<void> {
  const tests = nearestTests(changed, filesNow())
  if (tests.length === 0) return console.log(`No test comes to ${changed.join(', ')}.`)
  for (const file of changed) vitest.invalidateFile(join(root, file))
  const specifications = await vitest.globTestSpecifications(tests)
  await vitest.runTestSpecifications(specifications)
}

const saved = new Set<string>()
let running = false
/** One after the other; what is saved meanwhile comes next. */
async function testSaved(): Promise<void> {
  if (running) return
  running = true
  while (saved.size > 0) {
    const changed = [...saved]
    saved.clear()
    await test(changed).catch((error: Error) => console.error(error.message))
  }
  running = false
  console.log('\nWaiting for the next file that is saved.')
}

/** An editor writes a file in several steps. */
const settleMs = 50

const changedNow = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
for (const file of changedNow) if (code.test(file)) saved.add(file)
if (saved.size === 0) console.log('Nothing differs from the last commit.')
const folders = new Set(
  known()
    .filter((file) => code.test(file) && file.includes('/'))
    .map((file) => file.split('/')[0]!),
)
for (const folder of folders)
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (name === null || !code.test(name)) return
    saved.add(`${folder}/${name}`)
    setTimeout(() => void testSaved(), settleMs)
  })
await testSaved()
