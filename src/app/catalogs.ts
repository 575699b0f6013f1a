import type { CatalogSource } from '#src/shared/i18n/i18n.ts'

type Catalog = { messages: Awaited<ReturnType<CatalogSource>> }

/** Every other catalog is a chunk of its own; a screen loads the one of its feature (or of lists), in one language. */
const catalogsOf = import.meta.glob<Catalog>(['../{features,shared}/*/locales/*.po', '../pages/locales/*.po'])

const firstWords: Record<string, () => Promise<Catalog>> = {
  de: () => import('./first-words-de.ts'),
  en: () => import('./first-words-en.ts'),
}

/** The catalog of the first step of the login, the alerts and everything else that is on every page. */
export const appCatalog = 'app'

export const catalogs: CatalogSource = async (catalog, language) => {
  const read =
    catalog === appCatalog
      ? firstWords[language]
      : ['features/', 'shared/', '']
          .map((folder) => catalogsOf[`../${folder}${catalog}/locales/${language}.po`])
          .find((found) => found !== undefined)
  if (read === undefined) throw new Error(`There is no catalog ${catalog}`)
  return (await read()).messages
}
