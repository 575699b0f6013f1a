/** Applies a chosen colour scheme to the theme-color of the browser. */
export function setThemeColor(scheme: 'light' | 'dark'): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all'
}
