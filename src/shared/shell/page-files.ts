/** The files that a built page names for its scripts; the inline scripts of the page use it too, so it stays small. */

/** Written into each page by the build (scripts/portal/first-paint.ts). */
export type PageFiles = {
  /** The scripts of the texts that the page starts with, by language. */
  words: Readonly<Record<string, readonly string[]>>
  /** Scripts and styles that every page of the area loads before its own. */
  area: readonly string[]
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

/** Preloads what every page of the area needs, behind everything that was requested before. */
export function preloadAreaFiles(): void {
  for (const file of readPageFiles().area ?? []) {
    // A preload of a style sheet that is not used after all is a warning in the console.
    if (file.endsWith('.css')) fetch(file, { priority: 'low' }).catch(() => {})
    else preloadScript(file, 'low')
  }
}
