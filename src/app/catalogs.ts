import type { CatalogSource } from '#src/shared/i18n/i18n.ts'

type Catalog = { messages: Awaited<ReturnType<CatalogSource>> }

/** Each of these is a chunk of its own; a screen loads those of its features in one language. */
const catalogFiles: Record<string, Record<string, () => Promise<Catalog>>> = {
  de: import.meta.glob<Catalog>(['../{features,shared}/*/locales/de.po', '../pages/locales/de.po']),
  en: import.meta.glob<Catalog>(['../{features,shared}/*/locales/de.po', '../pages/locales/de.po'], {
    query: '?english',
  }),
}

const appCatalogs: Record<string, () => Promise<Catalog>> = {
  de: () => import('./first-words-de.ts'),
  en: () => import('./first-words-en.ts'),
}

/** The catalog of every page: the first step of the login, the alerts and so on. */
export const appCatalog = 'app'

export const catalogs: CatalogSource = async (catalog, language) => {
  const read =
    catalog === appCatalog
      ? appCatalogs[language]
      : ['features/', 'shared/', '']
          .map((folder) => catalogFiles[language]?.[`../${folder}${catalog}/locales/de.po`])
          .find((found) => found !== undefined)
  if (read === undefined) throw new Error(`There is no catalog ${catalog}`)
  return (await read()).messages
}
