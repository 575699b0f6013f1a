/** What a pattern of the contract, written as in ECMAScript with the flag u, means otherwise elsewhere, or is not known there. */
const constructs: Record<string, RegExp> = {
  end: /\$/,
  property: /\\[pP]\{/,
  surrogate: /\\p\{Cs\}/,
  'look-ahead': /\(\?[=!]/,
  escape: /\\u[0-9a-fA-F]{4}/,
  class: /\\[sSwWdD]/,
}

/** Whatever stands for any character at all means the same everywhere. */
const anything = String.raw`[\s\S]`

/** The notes that a pattern needs, in a fixed order; a `$` among the characters of a class is only a character. */
export function portingNotes(pattern: string): string[] {
  const classes = /\[(?:\\.|[^\]\\])*\]/g
  const written = pattern.replaceAll(anything, '')
  const texts: Record<string, string> = { end: written.replaceAll(classes, '').replaceAll(/\\./g, '') }
  return Object.entries(constructs).flatMap(([name, sign]) => (sign.test(texts[name] ?? written) ? [name] : []))
}
