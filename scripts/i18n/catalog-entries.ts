/** A sentence of a PO catalog: its source with its context, its translation, and the files that contain it. */
export type Entry = { source: string; translation: string; files: readonly string[] }

/** The sentences of a PO catalog; its header is none. */
function catalogEntries(catalog: string): Entry[] {
  return catalog
    .split(/\n{2,}/)
    .map((entry) => ({
      source: [textOf(entry, 'msgid'), textOf(entry, 'msgctxt')].filter((part) => part !== '').join(' | '),
      translation: textOf(entry, 'msgstr'),
      files: [...entry.matchAll(/^#: (.+)$/gm)].map(([, file]) => file!),
    }))
    .filter(({ source }) => source !== '')
}

/** A keyword's text, which may have several lines. */
function textOf(entry: string, keyword: string): string {
  const lines = new RegExp(`^${keyword} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? ''
  return [...lines.matchAll(/^"(.*)"$/gm)].map(([, text]) => text).join('')
}

const isTranslated = ({ translation }: Entry) => translation !== ''

/** The sentences that have a translation. */
export const translatedEntries = (catalog: string): Entry[] => catalogEntries(catalog).filter(isTranslated)

/** The source sentences of a catalog that have no translation. */
export const untranslated = (catalog: string): string[] =>
  catalogEntries(catalog)
    .filter((entry) => !isTranslated(entry))
    .map(({ source }) => source)

/**
 * The source sentences that catalogs translate differently, with each translation. A page loads several catalogs into one
 * table, so the last one loaded would win: one sentence has one translation, or a context for each.
 */
export function contradictions(catalogs: readonly string[]): [source: string, translation: string[]][] {
  const all = new Map<string, Set<string>>()
  for (const { source, translation } of catalogs.flatMap(translatedEntries))
    all.set(source, (all.get(source) ?? new Set()).add(translation))
  return [...all]
    .filter(([, translation]) => translation.size > 1)
    .map(([source, translation]) => [source, [...translation]])
}
