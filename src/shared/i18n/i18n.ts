import { i18n, type Messages } from '@lingui/core'
import type { CatalogName } from '#generated/catalogs.ts'
import { patientSource } from './patient-source.ts'

/** German is what a person gets until they choose English, whatever their browser speaks (R008, A128). */
export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** Loads the messages of one catalog, such as a feature's, in one language. */
export type CatalogSource = (catalog: CatalogName, language: Language) => Promise<Messages>

const storageKey = 'language'
const wanted = new Set<CatalogName>()
const loads = new Map<string, Promise<void>>()
let source: CatalogSource = () => Promise.resolve({})
/** The language that was chosen last, also while its sentences are still on their way. */
let chosen: Language = 'de'

function rememberedLanguage(): Language {
  try {
    return languages.find((language) => language === localStorage.getItem(storageKey)) ?? 'de'
  } catch {
    return 'de'
  }
}

const currentLanguage = (): Language => languages.find((language) => language === i18n.locale) ?? 'de'

/** Starts the portal in the remembered language; the catalogs come when a screen asks for them. */
export async function startLanguage(catalogs: CatalogSource, base: CatalogName): Promise<void> {
  source = patientSource(catalogs)
  await switchLanguage(rememberedLanguage(), [base])
}

/** The choice of another tab counts here too, as its colours do; a tab that cannot load the words keeps its own. */
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey) switchLanguage(rememberedLanguage()).catch(() => {})
})

/** A screen's loader asks for the sentences it shows; a second time costs nothing. */
export async function loadCatalog(catalog: CatalogName): Promise<void> {
  wanted.add(catalog)
  await Promise.all([...new Set([currentLanguage(), chosen])].map((language) => load(catalog, language)))
}

/** Switches the whole portal: everything on the screen is there in the other language before it changes. */
export async function switchLanguage(language: Language, catalogs: Iterable<CatalogName> = wanted): Promise<void> {
  for (const catalog of catalogs) wanted.add(catalog)
  chosen = language
  await Promise.all([...wanted].map((catalog) => load(catalog, language))).catch((error: unknown) => {
    if (chosen === language) chosen = currentLanguage()
    throw error
  })
  if (chosen !== language) return // a later choice counts, however fast its sentences came
  i18n.activate(language)
  document.documentElement.lang = language
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Storage is closed to us; the choice lasts for this page.
  }
}

/** Each catalog comes once per language, however many ask; one that failed is asked for anew by the next. */
function load(catalog: CatalogName, language: Language): Promise<void> {
  const key = `${language}/${catalog}`
  const known = loads.get(key)
  if (known) return known
  const loading = source(catalog, language).then((messages) => i18n.load(language, { ...messages }))
  loads.set(key, loading)
  loading.catch(() => loads.delete(key))
  return loading
}
