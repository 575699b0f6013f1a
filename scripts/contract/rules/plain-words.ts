import type { Document } from '#contract-checks/contract.ts'
import { type Finding, finding } from './rule.ts'

/** What only the authors of the contract can look up: decisions, requirements, issues, chapters of a specification. */
const references = [
  /\b[AR]\d{2,3}\b/,
  /\bissue\s+#?\d/i,
  /(^|[\s(])#\d/,
  /\b(specification|section|chapter)\s+\d/i,
  /§/,
  /\bdocs\//,
]

/** Teams that have nothing but the contract read its texts, so these give the reason in words. */
export function checkPlainWords(document: Document): Finding[] {
  return [...textsOf(document, '')].flatMap(([place, text]) =>
    references.flatMap((reference) => {
      const cited = reference.exec(text)
      return cited === null ? [] : [finding('plain-words', place, `cites ${cited[0].trim()}; say the reason in words`)]
    }),
  )
}

/** Every title, summary and description, with the path of names that leads to it. */
function* textsOf(node: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    const here = place === '' ? key : `${place}.${key}`
    if (typeof value === 'string' && ['title', 'summary', 'description'].includes(key)) yield [here, value]
    else yield* textsOf(value, here)
  }
}
