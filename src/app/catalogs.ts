import type { CatalogSource } from '#src/shared/i18n/i18n.ts'

type Catalog = { messages: Awaited<ReturnType<CatalogSource>> }

/** Every catalog is a chunk of its own; a screen loads the one of its feature, in one language. Lists have one
 * too (`table`), for the screens with lists. */
const features = import.meta.glob<Catalog>('../features/*/locales/*.po')
const shared = import.meta.glob<Catalog>('../shared/*/locales/*.po')
const app = import.meta.glob<Catalog>('./locales/*.po')

/** The catalog of the shell, the alerts and everything else that is on every page. */
export const appCatalog = 'app'

export const catalogs: CatalogSource = async (catalog, language) => {
  const read =
    catalog === appCatalog
      ? app[`./locales/${language}.po`]
      : (features[`../features/${catalog}/locales/${language}.po`] ??
        shared[`../shared/${catalog}/locales/${language}.po`])
  if (read === undefined) throw new Error(`There is no catalog ${catalog}`)
  return (await read()).messages
}
