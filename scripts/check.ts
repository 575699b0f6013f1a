/** `npm run check`: everything that can be said about the code without running it. */
import { runQuietly } from './steps.ts'

const folders = ['src', 'panel', 'sandbox', 'server', 'contract-checks', 'conform', 'generated', 'scripts', 'tests']
const clean = await runQuietly([
  { name: 'the contract keeps its rules', command: 'node', args: ['scripts/contract/lint.ts'] },
  { name: 'generated code is up to date', command: 'node', args: ['scripts/generate/generate.ts', '--check'] },
  { name: 'the version says what changed', command: 'node', args: ['scripts/contract/version-step.ts'] },
  { name: 'types', command: 'tsc', args: [] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'import rules', command: 'depcruise', args: [...folders, '--config', '.dependency-cruiser.cjs'] },
  { name: 'nothing unused', command: 'knip', args: ['--no-progress'] },
  {
    name: 'nothing that only tests use',
    command: 'knip',
    args: ['--no-progress', '--production', '--config', 'knip.production.jsonc', '--include', 'files,exports,types'],
  },
  { name: 'every requirement is proven or marked', command: 'node', args: ['scripts/trace/trace.ts'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'German and English are complete', command: 'node', args: ['scripts/i18n/check-catalogs.ts'] },
])
if (!clean) process.exitCode = 1
