/** Redocly compares few examples: not what an object holds, and that is what the mock answers and backend teams copy. */
import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change.ts'
import type { Document } from '#contract-checks/contract.ts'
import { escapeKey } from '#contract-checks/contract.ts'

/** Every example of both bundles that holds something else than before, wherever it is written. */
export function exampleChanges(base: Document, revision: Document): Change[] {
  const before = new Map([...examplesIn(base)].map(({ pointer, value }) => [pointer, value]))
  return [...examplesIn(revision)].flatMap(({ pointer, name, value }) =>
    !before.has(pointer) || isDeepStrictEqual(before.get(pointer), value)
      ? []
      : [{ impact: 'patch', pointer, sentence: `Example \`${name}\` holds other values.` }],
  )
}

type Example = { pointer: string; name: string; value: unknown }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Named examples with a value of their own, and the unnamed one of a parameter, header or body; `owner` is what has it. */
function* examplesIn(node: unknown, pointer = '#', owner = ''): Generator<Example> {
  if (!isObject(node)) return
  for (const [key, value] of Object.entries(node)) {
    const here = `${pointer}/${escapeKey(key)}`
    if (owner === 'properties') yield* examplesIn(value, here, key)
    else if (key === 'example') yield { pointer: here, name: String(node.name ?? owner), value }
    else if (key === 'examples' && !Array.isArray(value)) yield* named(value, here)
    else yield* examplesIn(value, here, key)
  }
}

function* named(examples: unknown, pointer: string): Generator<Example> {
  for (const [name, example] of Object.entries(isObject(examples) ? examples : {})) {
    if (isObject(example) && 'value' in example)
      yield { pointer: `${pointer}/${escapeKey(name)}`, name, value: example.value }
  }
}
