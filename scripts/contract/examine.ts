import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../run.ts'
import { bundle } from './bundle.ts'
import { type Document, readDocument } from './document.ts'
import type { Finding } from './finding.ts'
import { ruleset } from './ruleset.ts'
import { redoclyComplaint } from './redocly.ts'
import { files } from './rules/files.ts'

/** What the rules say; `document` is undefined when Redocly refuses the files, whose complaint is all there is then. */
export type Examined = { complaint: string | undefined; findings: Finding[]; document: Document | undefined }

/** Judges a folder of hand-written files by every rule; `folder` is relative to the project or absolute. */
export function examine(folder: string): Examined {
  const source = join(folder, 'openapi.yaml')
  const complaint = redoclyComplaint(source)
  if (complaint !== undefined) return { complaint, findings: [], document: undefined }
  const temporary = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const bundled = join(temporary, 'bundle.yaml')
    bundle(bundled, source)
    const document = readDocument(bundled)
    const findings = [...files(resolve(root, folder)), ...ruleset(document)]
    return { complaint, findings, document }
  } finally {
    rmSync(temporary, { recursive: true })
  }
}
