/** Redocly does not compare what an example holds: what the mock answers and backend teams copy. */
import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change.ts'
import type { Document } from './document.ts'

/** Every example of both bundles that holds something else than before. */
export function exampleChanges(base: Document, revision: Document): Change[] {
  const before = base.components.examples ?? {}
  return Object.entries(revision.components.examples ?? {}).flatMap(([name, { value }]) =>
    before[name] === undefined || isDeepStrictEqual(before[name].value, value)
      ? []
      : [
          {
            impact: 'patch',
            pointer: `#/components/examples/${name}`,
            sentence: `Example \`${name}\` holds other values.`,
          },
        ],
  )
}
