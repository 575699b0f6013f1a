/** The files that a built page names for its scripts; the inline scripts of the page use it too, so it stays small. */
import { areaHomes } from '../session/area-addresses.ts'

/** The scripts of texts, by language. */
type Words = Readonly<Record<string, readonly string[]>>

/** Written into each page by the build (scripts/portal/first-paint.ts). */
export type PageFiles = {
  /** The texts that the page starts with. */
  words: Words
  /** Scripts and styles that every page of the area loads before its own. */
  area: readonly string[]
  /** What its start page loads besides. */
  home: { files: readonly string[]; words: Words }
  /** Addresses that need a session; `$` begins a parameter. */
  guarded: readonly string[]
  /** Calls that the start page of the area starts with, as paths of the contract. */
  calls?: readonly string[]
}

/** Empty while the portal is developed. */
export const readPageFiles = (): Partial<PageFiles> =>
  JSON.parse(document.getElementById('page-files')?.textContent || '{}') as Partial<PageFiles>

export function preloadScript(href: string, fetchPriority: 'high' | 'low'): void {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '', fetchPriority }))
}

/** Whether this is the start page of an area, or a login that leads there. */
function leadsToStartPage(): boolean {
  const { pathname, search } = window.location
  const path = pathname.replace(/\/$/, '')
  return Object.values(areaHomes).some((home) => home === path) || (path.endsWith('/login') && search === '')
}

/** Preloads what every page of the area needs, and its start page where this leads there, behind everything that was requested before. */
export function preloadAreaFiles(): void {
  const { area = [], home } = readPageFiles()
  const start = leadsToStartPage() ? home : undefined
  const words = start?.words[document.documentElement.lang] ?? []
  for (const file of [...area, ...words, ...(start?.files ?? [])]) {
    // A preload of a style sheet that is not used after all is a warning in the console.
    if (file.endsWith('.css')) fetch(file, { priority: 'low' }).catch(() => {})
    else preloadScript(file, 'low')
  }
}
