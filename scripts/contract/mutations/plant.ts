/** Plants the mistakes of in-schemas.ts, in-relations.ts and in-calls.ts into copies of the contract, one at a time. */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run.ts'
import { inCalls } from './in-calls.ts'
import { inRelations } from './in-relations.ts'
import { inSchemas } from './in-schemas.ts'
import type { Kind } from './kind.ts'

export type Mutation = { kind: string; file: string; line: number; before: string; after: string }

const source = join(root, 'openapi')
const linesOf = (file: string) => readFileSync(join(source, file), 'utf8').split('\n')

function everyPlace({ name, files, line, replace }: Kind): Mutation[] {
  return globSync(files, { cwd: source })
    .toSorted()
    .flatMap((file) =>
      linesOf(file).flatMap((before, index) => {
        const after = before.replace(line, replace)
        return after === before ? [] : [{ kind: name, file, line: index + 1, before, after }]
      }),
    )
}

/** Evenly spread over all places, always the same; throws when a kind finds too few. */
function spread(kind: Kind): Mutation[] {
  const places = everyPlace(kind)
  if (places.length < kind.times) throw new Error(`${kind.name}: only ${places.length} places`)
  return Array.from(
    { length: kind.times },
    (_, index) => places[Math.floor(((index + 0.5) * places.length) / kind.times)]!,
  )
}

const kinds: readonly Kind[] = [...inSchemas, ...inRelations, ...inCalls]

export const mutations = (): Mutation[] => kinds.flatMap(spread)

/** Copies the contract to a folder and makes the mistake there. */
export function plant({ file, line, after }: Mutation, folder: string): void {
  cpSync(source, folder, { recursive: true })
  const lines = linesOf(file)
  lines[line - 1] = after
  writeFileSync(join(folder, file), lines.join('\n'))
}
