/** Which step of the gate catches a mistake; each is asked on its own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../run.ts'
import { bundle } from '../bundle.ts'
import { readDocument } from '../document.ts'
import { examine } from '../examine.ts'
import { judgeVersion } from '../version-step.ts'
import { type Mutation, plant } from './plant.ts'

const asItStands = join(root, 'generated/openapi.yaml')

/** Plants one mistake into a copy of the hand-written files, in a folder of its own within `temporary`. */
function withPlanted<T>(mutation: Mutation, ask: (folder: string, temporary: string) => T): T {
  const temporary = mkdtempSync(join(tmpdir(), 'mutation-'))
  try {
    const folder = join(temporary, 'openapi')
    plant(mutation, folder)
    return ask(folder, temporary)
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** The first rule that refuses a mistake, before anybody generates. */
export const ruleAgainst = (mutation: Mutation): string | undefined =>
  withPlanted(mutation, (folder) => {
    const { complaint, findings } = examine(folder)
    return complaint === undefined ? findings[0]?.rule : 'redocly'
  })

export type Noticed = {
  /** generated/ no longer fits the contract. */
  outdated: boolean
  /** The version step that it needs, also after generating anew; undefined when it cannot be generated or nothing differs. */
  step: string | undefined
}

/** What the later steps say of a mistake that no rule refuses. */
export const noticed = (mutation: Mutation): Noticed =>
  withPlanted(mutation, (folder, temporary) => {
    const bundled = join(temporary, 'bundle.yaml')
    try {
      bundle(bundled, join(folder, 'openapi.yaml'))
    } catch {
      return { outdated: true, step: undefined }
    }
    const outdated = readFileSync(bundled, 'utf8') !== readFileSync(asItStands, 'utf8')
    // As if the contract were released as it stands: a step that is announced already would hide every smaller one.
    const { version } = readDocument(asItStands).info
    const { step, honest } = judgeVersion(bundled, { version, file: asItStands })
    return { outdated, step: honest ? undefined : step }
  })
