import { catalogEntries } from './catalog-entries.ts'

/** The source sentences of a catalog that have no translation. */
export const untranslated = (catalog: string): string[] =>
  catalogEntries(catalog)
    .filter(({ said }) => said === '')
    .map(({ source }) => source)

/**
 * The source sentences that catalogs translate differently, with what each says. A page loads several catalogs into one
 * table, so the last one loaded would win: one sentence has one translation, or a context for each.
 */
export function contradictions(catalogs: readonly string[]): [source: string, said: string[]][] {
  const all = new Map<string, Set<string>>()
  for (const { source, said } of catalogs.flatMap(catalogEntries))
    all.set(source, (all.get(source) ?? new Set()).add(said))
  return [...all].filter(([, said]) => said.size > 1).map(([source, said]) => [source, [...said]])
}
