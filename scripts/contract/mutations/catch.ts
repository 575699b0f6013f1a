/** Which step of the gate catches a mistake. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../run.ts'
import { bundle } from '../bundle.ts'
import { readDocument } from '../document.ts'
import { examine } from '../examine.ts'
import { judgeVersion } from '../version-step.ts'
import { type Mutation, plant } from './plant.ts'

export type Caught = {
  /** The first rule that refuses it, before anybody generates. */
  rule: string | undefined
  /** generated/ no longer fits the contract. */
  outdated: boolean
  /** The version step that it needs, also after generating anew; undefined when it cannot be generated or nothing differs. */
  step: string | undefined
}

const asItStands = join(root, 'generated/openapi.yaml')

/** Plants one mistake and asks each step on its own; a mistake that is caught by none has all three empty. */
export function caughtBy(mutation: Mutation): Caught {
  const temporary = mkdtempSync(join(tmpdir(), 'mutation-'))
  try {
    const folder = join(temporary, 'openapi')
    plant(mutation, folder)
    const { complaint, findings } = examine(folder)
    const rule = complaint === undefined ? findings[0]?.rule : 'redocly'
    const bundled = join(temporary, 'bundle.yaml')
    try {
      bundle(bundled, join(folder, 'openapi.yaml'))
    } catch {
      return { rule, outdated: true, step: undefined }
    }
    const outdated = readFileSync(bundled, 'utf8') !== readFileSync(asItStands, 'utf8')
    // As if the contract were released as it stands: a step that is announced already would hide every smaller one.
    const { version } = readDocument(asItStands).info
    const { step, honest } = judgeVersion(bundled, { version, file: asItStands })
    return { rule, outdated, step: honest ? undefined : step }
  } finally {
    rmSync(temporary, { recursive: true })
  }
}
