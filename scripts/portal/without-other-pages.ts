import type { Plugin } from 'vite'

const words = /\/first-words-|\/shell\/locales\//

/** Leaves out of the program that writes what is there before the portal what is loaded later than that, all but the words. */
export const withoutOtherPages = (): Plugin => ({
  name: 'without-other-pages',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !words.test(specifier) ? { id: specifier, external: true } : null,
})
