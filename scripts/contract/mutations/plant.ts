/** Plants one mistake of kinds.ts into a copy of the contract, and finds which step of the gate catches it. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../run.ts'
import { bundle } from '../bundle.ts'
import { readDocument } from '../document.ts'
import { examine } from '../examine.ts'
import { judgeVersion } from '../version-step.ts'
import { type Kind, inCalls, inRelations, inSchemas } from './kinds.ts'

export type Mutation = { kind: string; file: string; line: number; before: string; after: string }

const source = join(root, 'openapi')
const linesOf = (file: string) => readFileSync(join(source, file), 'utf8').split('\n')

function findPlaces({ name, files, line, replace }: Kind): Mutation[] {
  return globSync(files, { cwd: source })
    .toSorted()
    .flatMap((file) =>
      linesOf(file).flatMap((before, index) => {
        const after = before.replace(line, replace)
        return after === before ? [] : [{ kind: name, file, line: index + 1, before, after }]
      }),
    )
}

/** Chooses places evenly and always the same ones; throws when a kind has too few. */
function choosePlaces(kind: Kind): Mutation[] {
  const places = findPlaces(kind)
  if (places.length < kind.times) throw new Error(`${kind.name}: only ${places.length} places`)
  return Array.from(
    { length: kind.times },
    (_, index) => places[Math.floor(((index + 0.5) * places.length) / kind.times)]!,
  )
}

const kinds: readonly Kind[] = [...inSchemas, ...inRelations, ...inCalls]

export const mutations = (): Mutation[] => kinds.flatMap(choosePlaces)

/** Copies the contract to a folder and makes the mistake there. */
function plant({ file, line, after }: Mutation, folder: string): void {
  cpSync(source, folder, { recursive: true })
  const lines = linesOf(file)
  lines[line - 1] = after
  writeFileSync(join(folder, file), lines.join('\n'))
}

// Steps of the gate

const currentBundle = join(root, 'generated/openapi.yaml')

/** Plants one mistake into a copy of the hand-written files, in a folder of its own within `temporary`. */
function withMutation<T>(mutation: Mutation, act: (folder: string, temporary: string) => T): T {
  const temporary = mkdtempSync(join(tmpdir(), 'mutation-'))
  try {
    const folder = join(temporary, 'openapi')
    plant(mutation, folder)
    return act(folder, temporary)
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** The first lint rule that refuses the mistake. */
export const findRule = (mutation: Mutation): string | undefined =>
  withMutation(mutation, (folder) => {
    const { complaint, findings } = examine(folder)
    return complaint === undefined ? findings[0]?.rule : 'redocly'
  })

export type LaterSteps = {
  /** Whether generated/ differs from the contract. */
  outdated: boolean
  /** The version step that the change needs; undefined when nothing differs or the bundle cannot be written. */
  step: string | undefined
}

/** Whether the generated files and the version step catch the mistake. */
export const runLaterSteps = (mutation: Mutation): LaterSteps =>
  withMutation(mutation, (folder, temporary) => {
    const bundled = join(temporary, 'bundle.yaml')
    try {
      bundle(bundled, join(folder, 'openapi.yaml'))
    } catch {
      return { outdated: true, step: undefined }
    }
    const outdated = readFileSync(bundled, 'utf8') !== readFileSync(currentBundle, 'utf8')
    // Compares with the current contract, not the last release: a larger step since then would hide a smaller one.
    const { version } = readDocument(currentBundle).info
    const { step, honest } = judgeVersion(bundled, { version, file: currentBundle })
    return { outdated, step: honest ? undefined : step }
  })
