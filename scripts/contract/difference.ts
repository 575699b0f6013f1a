/** What changed between two bundles of the contract, each change rated by the version step that it needs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Document } from '#contract-checks/contract.ts'
import { run } from '../run.ts'
import type { Change, Impact } from './change.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { extractNullChanges } from './null-changes.ts'
import { exampleChanges, extensionChanges, orderChanges, sharedAnswerChanges } from './unseen-changes.ts'
import { type Reported, mergeRenames, rateChange } from './redocly-changes.ts'
import { usesOf } from './uses.ts'

const rules = 'scripts/contract/diff.redocly.yaml'

/** Compares two bundled files; the most serious changes come first. Throws the error of Redocly when one cannot be read. */
export function difference(base: string, revision: string): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'difference-'))
  try {
    const report = join(folder, 'report.json')
    const [before, after] = [readDocument(base), readDocument(revision)]
    const nullChanges = extractNullChanges(before, after)
    const write = (name: string, document: Document) => {
      const file = join(folder, name)
      writeFileSync(file, stringify(document, { aliasDuplicateObjects: false }))
      return file
    }
    const compared =
      nullChanges.length > 0 ? [write('base.yaml', before), write('revision.yaml', after)] : [base, revision]
    const args = ['diff', ...compared, '--config', rules, '--format', 'json', '--fail-on', 'none']
    const { output } = run('redocly', [...args, '--output', report])
    const changes = mergeRenames(read(report, output))
      .filter((change) => !isExtension(change) && !isExample(change))
      .map(rateChange)
    const own = [
      ...nullChanges,
      ...extensionChanges(before, after),
      ...exampleChanges(before, after),
      ...orderChanges(before, after),
      ...sharedAnswerChanges(before, after),
    ]
    return [...changes, ...own].map((change) => withParties(change, before, after)).toSorted(bySeriousness)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Where the change alone does not say whom it breaks: readers of what is answered, callers of what is sent. */
function withParties(change: Change, before: Document, after: Document): Change {
  if (change.impact !== 'major' || change.breaks !== undefined) return change
  const uses = [...usesOf(before, change.pointer), ...usesOf(after, change.pointer)]
  const [isSent, isAnswered] = [uses.some(({ sent }) => sent), uses.some(({ answered }) => answered)]
  if (!isSent && !isAnswered) return { ...change, breaks: ['caller'] }
  return { ...change, breaks: [...(isAnswered ? ['reader' as const] : []), ...(isSent ? ['caller' as const] : [])] }
}

function read(report: string, output: string): Reported[] {
  try {
    return (JSON.parse(readFileSync(report, 'utf8')) as { changes: Reported[] }).changes
  } catch {
    throw new Error(output)
  }
}

/** Redocly sees only some changes of our own keywords, and rates them as words; unseen-changes.ts knows better. */
const isExtension = ({ path, property }: Reported) => (property ?? '').startsWith('x-') || /\/x-[^/]+(\/|$)/.test(path)

/** Redocly sees only some of these changes; unseen-changes.ts sees all. */
const isExample = ({ kind, property, typeName }: Reported) =>
  kind === 'modified' && (property === 'example' || (typeName === 'Example' && property === 'value'))

const seriousness: Record<Impact, number> = { major: 0, minor: 1, patch: 2 }
const bySeriousness = (left: Change, right: Change) => seriousness[left.impact] - seriousness[right.impact]

/** The version step that a set of changes needs; undefined when nothing changed. */
export const stepFor = (changes: readonly Change[]): Impact | undefined => changes.toSorted(bySeriousness)[0]?.impact

/** Whether going from one version to the other is at least the step. */
export function isStep(from: string, to: string, step: Impact): boolean {
  const [[major = 0, minor = 0, patch = 0], [nextMajor = 0, nextMinor = 0, nextPatch = 0]] = [
    numbers(from),
    numbers(to),
  ]
  if (nextMajor !== major) return nextMajor > major
  if (step === 'major') return false
  if (nextMinor !== minor) return nextMinor > minor
  return step === 'patch' && nextPatch > patch
}

const numbers = (version: string) => version.split('.').map(Number)
