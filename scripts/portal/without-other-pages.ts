import type { Plugin } from 'vite'

/** Leaves out of the program that writes the first step of a login what is loaded later than it, all but its words. */
export const withoutOtherPages = (): Plugin => ({
  name: 'without-other-pages',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !specifier.includes('/first-words-') ? { id: specifier, external: true } : null,
})
