/** What somebody changed in the hand-written files of the contract since a commit, each change with its file and line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Document } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { run } from '../run.ts'
import { type Change, describeChange } from './change.ts'
import { difference } from './difference.ts'
import { locatePointer } from './locate.ts'
import { bundle } from './redocly.ts'

export type LocatedChange = Change & { location: string }
export type ChangesSince = { commit: string; before: Document; after: Document; changes: LocatedChange[] }

/**
 * Compares a folder of hand-written files with the bundle of a commit: by default that of `CONTRACT_SINCE`, or else the last one that the
 * branch shares with `main`. Throws when the files cannot be bundled; undefined where the history has no such bundle.
 */
export async function changesSince(
  folder = 'openapi',
  since = process.env.CONTRACT_SINCE,
): Promise<ChangesSince | undefined> {
  const commit = git('rev-parse', '--short=12', since ?? sharedCommit())?.trim()
  const base = commit === undefined ? undefined : git('show', `${commit}:generated/openapi.yaml`)
  if (commit === undefined || base === undefined) return undefined
  const temporary = mkdtempSync(join(tmpdir(), 'changes-since-'))
  try {
    const [former, current] = [join(temporary, 'base.yaml'), join(temporary, 'revision.yaml')]
    writeFileSync(former, base)
    await bundle(current, join(folder, 'openapi.yaml'))
    const changes = difference(former, current)
      .filter(({ pointer }) => !pointer.endsWith('/info/version'))
      .map((change) => ({ ...change, location: locatePointer(folder, change.pointer) }))
    return { commit, before: readDocument(former), after: readDocument(current), changes }
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** More would bury the finding that they explain. */
const maxLines = 20

/** The changes as lines for a terminal, the most serious ones first; empty when there are none, or no history. */
export async function describeChangesSince(folder?: string, since?: string): Promise<string> {
  const found = await changesSince(folder, since).catch(() => undefined)
  if (found === undefined || found.changes.length === 0) return ''
  const { commit, changes } = found
  const lines = changes.slice(0, maxLines).map((change) => `${change.location}: ${describeChange(change)}`)
  const more = changes.length - lines.length
  return [`Changed since ${commit}:`, ...lines, ...(more > 0 ? [`and ${more} less serious changes.`] : [])].join('\n')
}

/** On `main` itself, and without it, this is the last commit. */
function sharedCommit(): string {
  const main = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', '--quiet', branch) !== undefined)
  return (main && git('merge-base', 'HEAD', main)?.trim()) ?? 'HEAD'
}

/** What git prints; undefined where it fails, or is not installed. */
function git(...args: string[]): string | undefined {
  try {
    const { ok, output } = run('git', args)
    return ok ? output : undefined
  } catch {
    return undefined
  }
}
