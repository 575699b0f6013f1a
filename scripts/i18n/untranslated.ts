/** The source sentences of a PO catalog that have no translation. */
export function untranslated(catalog: string): string[] {
  return catalog
    .split(/\n{2,}/)
    .filter((entry) => /^msgstr ""$/m.test(entry) && !/^msgstr ""\n"/m.test(entry))
    .map((entry) => [...entry.matchAll(/^(?:msgid )?"(.*)"$/gm)].map(([, text]) => text).join(''))
    .filter((sentence) => sentence !== '')
}
