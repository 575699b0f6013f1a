/** A sentence of a PO catalog: its source with its context, and what it says in the catalog's language. */
type Entry = { source: string; said: string }

/** The sentences of a PO catalog; its header is none. */
export function catalogEntries(catalog: string): Entry[] {
  return catalog
    .split(/\n{2,}/)
    .map((entry) => ({
      source: [textOf(entry, 'msgid'), textOf(entry, 'msgctxt')].filter((part) => part !== '').join(' | '),
      said: textOf(entry, 'msgstr'),
    }))
    .filter(({ source }) => source !== '')
}

/** A keyword's text, which may stand on several lines. */
function textOf(entry: string, keyword: string): string {
  const lines = new RegExp(`^${keyword} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? ''
  return [...lines.matchAll(/^"(.*)"$/gm)].map(([, text]) => text).join('')
}
