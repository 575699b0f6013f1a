/** `npm run check`: all checks of the code that do not run it; skips checks of unchanged files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractSteps, runQuietly } from './steps.ts'
import { fileState } from './fingerprint.ts'
import { root } from './run.ts'

/** What the files were when all of it was right. */
const good = join(root, '.cache/check-state')
const state = fileState(root)
if (state !== undefined && existsSync(good) && readFileSync(good, 'utf8') === state) {
  console.log('✔ all was right with these very files; remove .cache/check-state to look again')
  process.exit()
}

const folders = ['src', 'panel', 'sandbox', 'server', 'contract-checks', 'conform', 'generated', 'scripts', 'tests']
// A second's work first: the commonest mistake must not cost the minutes of the others.
const format = { name: 'format', command: 'oxfmt', args: ['--list-different', '--threads', '1'], fix: 'npm run format' }

const clean = await runQuietly([format], contractSteps, [
  // One checker reads everything once; others beside it would read most of it again.
  { name: 'types', command: 'tsc', args: ['--checkers', '1'] },
  { name: 'no DOM where Node runs', command: 'tsc', args: ['--checkers', '1', '--project', 'tsconfig.node.json'] },
  { name: 'no Node in the portal', command: 'tsc', args: ['--checkers', '1', '--project', 'src'] },
  {
    name: 'migrations, and the columns that versions count',
    command: 'vitest',
    args: ['run', '--project', 'unit', 'sandbox/storage/migrations.test.ts'],
  },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  {
    name: 'import rules',
    command: 'depcruise',
    args: [...folders, '--config', '.dependency-cruiser.cjs', '--cache', '.cache/depcruise'],
  },
  { name: 'nothing unused', command: 'knip', args: ['--no-progress'] },
  {
    name: 'nothing that only tests use',
    command: 'knip',
    args: ['--no-progress', '--production', '--config', 'knip.production.jsonc', '--include', 'files,exports,types'],
  },
  { name: 'the version says what changed', command: 'node', args: ['scripts/contract/version-step.ts'] },
  { name: 'every requirement is proven or marked', command: 'node', args: ['scripts/trace/trace.ts'] },
  { name: 'German and English are complete', command: 'node', args: ['scripts/i18n/check-catalogs.ts', '--check'] },
])
if (!clean) process.exitCode = 1
// Who works meanwhile changes what was looked at.
else if (state !== undefined && fileState(root) === state) writeFileSync(good, state)
