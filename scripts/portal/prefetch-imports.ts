/**
 * Lets the browser fetch the files of a dynamic import without running them (src/shared/http/prefetch.ts): Vite's import helper knows
 * the files and requests them with `modulepreload`, and then imports the module, which is left out here.
 */
import type { Plugin } from 'vite'

const importOfModule = 'return baseModule()'
const start = 'let promise = Promise.resolve()'

/** Throws when the helper of another version of Vite has other lines. */
export function addPrefetching(helper: string): string {
  if (!helper.includes(start) || !helper.includes(importOfModule)) throw new Error("Vite's import helper has changed")
  return `import { isPrefetching } from '/src/shared/http/prefetch.ts';${helper
    .replace(start, `const isPrefetch = isPrefetching(); ${start}`)
    .replace(importOfModule, `if (isPrefetch) return new Promise(() => {}); ${importOfModule}`)}`
}

export const withPrefetchImports = (): Plugin => ({
  name: 'prefetch-imports',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: (code) => ({ code: addPrefetching(code), map: null }),
  },
})
