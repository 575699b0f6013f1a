import { I18n, i18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core'
import type { CatalogName } from '#generated/catalogs.ts'
import { languageKey } from '../state/storage-keys.ts'
import { withRetry } from './with-retry.ts'

/** German is the default, whatever the language of the browser (R008, A128). */
export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** Loads the messages of one catalog in one language. */
export type CatalogSource = (catalog: CatalogName, language: Language) => Promise<Messages>

/** The catalogs that were requested since the portal started. */
export const requestedCatalogs = new Set<CatalogName>()
const loads = new Map<string, Promise<void>>()
/** Nothing can be loaded before the portal starts. */
const noCatalogs: CatalogSource = () => Promise.resolve({})
let source = noCatalogs
/** The last chosen language, also while its catalogs are loading. */
let chosenLanguage: Language = 'de'

function readStoredLanguage(): Language {
  try {
    return languages.find((language) => language === localStorage.getItem(languageKey)) ?? 'de'
  } catch {
    return 'de'
  }
}

const currentLanguage = (): Language => languages.find((language) => language === i18n.locale) ?? 'de'

type Values = Record<string, unknown>
const translate: (id: string, values?: Values, options?: MessageOptions) => string = I18n.prototype._.bind(i18n)

/** The library decodes `\u0041` in finished sentences, so values are escaped first; `<Trans>` has its own way (trans.tsx). */
const escapeValues = (values: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', String.raw`\u005c`) : value,
    ]),
  )

i18n.t = i18n._ = (id: string | MessageDescriptor, values?: Values, options?: MessageOptions) =>
  typeof id === 'string'
    ? translate(id, escapeValues(values), options)
    : translate(id.id, escapeValues(id.values), { message: id.message })

/** Starts the portal in the stored language; screens load their catalogs on demand. */
export async function startLanguage(catalogs: CatalogSource, base: CatalogName): Promise<void> {
  if (source === noCatalogs) loads.clear() // catalogs that were requested before are loaded now
  source = withRetry(catalogs)
  await switchLanguage(readStoredLanguage(), [base])
}

/** Follows the choice of another tab; a tab that cannot load the catalogs keeps its language. */
window.addEventListener('storage', ({ key }) => {
  if (key === languageKey) switchLanguage(readStoredLanguage()).catch(() => {})
})

/** Loads the catalog of a screen; cached after the first call. */
export async function loadCatalog(catalog: CatalogName): Promise<void> {
  requestedCatalogs.add(catalog)
  await Promise.all([...new Set([currentLanguage(), chosenLanguage])].map((language) => load(catalog, language)))
}

/** Stores the choice; without storage it lasts until the page is closed. */
function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage is not available.
  }
}

/**
 * Switches the language once all requested catalogs are loaded in it. The choice is stored at once, since the person may leave the page
 * before; it is taken back when a catalog cannot be loaded.
 */
export async function switchLanguage(
  language: Language,
  catalogs: Iterable<CatalogName> = requestedCatalogs,
): Promise<void> {
  for (const catalog of catalogs) requestedCatalogs.add(catalog)
  const before = readStoredLanguage()
  chosenLanguage = language
  storeLanguage(language)
  await Promise.all([...requestedCatalogs].map((catalog) => load(catalog, language))).catch((error: unknown) => {
    if (chosenLanguage === language) {
      chosenLanguage = currentLanguage()
      storeLanguage(before)
    }
    throw error
  })
  if (chosenLanguage !== language) return // a later choice wins
  i18n.activate(language)
  document.documentElement.lang = language
}

/** Loads a catalog once per language; a failed load is retried by the next call. */
function load(catalog: CatalogName, language: Language): Promise<void> {
  const key = `${language}/${catalog}`
  const existing = loads.get(key)
  if (existing) return existing
  const loading = source(catalog, language).then((messages) => addMessages(language, messages))
  loads.set(key, loading)
  loading.catch(() => loads.delete(key))
  return loading
}

/** Adds messages to those of a language; without the library's event, since what shows them renders after they are loaded. */
function addMessages(language: Language, messages: Messages): void {
  if (language === i18n.locale) Object.assign(i18n.messages, messages)
  else i18n.load(language, { ...messages })
}
