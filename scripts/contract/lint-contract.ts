import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../run.ts'
import type { Document } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import type { Finding } from './rules/rule.ts'
import { locator } from './locate.ts'
import { bundle, lintFiles } from './redocly.ts'
import { ruleset } from './ruleset.ts'
import { checkFiles } from './rules/files.ts'

/** `complaint` is what Redocly finds; `findings` are those of our own rules, each as a line that begins with file and line. */
export type LintResult = { complaint: string | undefined; findings: string[]; document: Document | undefined }

/** Checks a folder of hand-written files by every rule; `folder` is relative to the project or absolute. */
export async function lintContract(folder: string): Promise<LintResult> {
  const source = join(folder, 'openapi.yaml')
  const temporary = mkdtempSync(join(tmpdir(), 'contract-'))
  const bundled = join(temporary, 'bundle.yaml')
  try {
    const [complaint, failure] = await Promise.all([
      lintFiles(source),
      bundle(bundled, source).then(
        () => undefined,
        (error: Error) => error.message,
      ),
    ])
    // Our own rules rely on what Redocly's have checked.
    if (complaint ?? failure) return { complaint: complaint ?? failure, findings: [], document: undefined }
    const document = readDocument(bundled)
    return { complaint, findings: findingsIn(folder, document), document }
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** What our own rules find in a folder and its bundle. */
export function findingsIn(folder: string, document: Document): string[] {
  const locate = locator(folder, document)
  const written = ({ rule, place, message }: Finding) => `${locate(place) ?? folder}: ${rule}: ${place}: ${message}`
  return [...checkFiles(resolve(root, folder)), ...ruleset(document)].map(written)
}
